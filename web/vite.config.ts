import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `npm run dev` talks to a server started with `warlore serve` on its usual port.
const server = process.env.WARLORE_SERVER ?? "http://127.0.0.1:8420";

export default defineConfig({
  plugins: [svelte()],
  // A proxy may show the server below a path: files are found from where the page and the scripts are. The server writes
  // that path into the page (data-base).
  base: "./",
  build: {
    outDir: "../src/warlore/server/static",
    emptyOutDir: true,
    target: "es2022",
    // Everything comes from files of our own: no inline pieces, so that the page can forbid them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  // Machines under load are slow; a test that hangs is still found.
  test: { environment: "jsdom", include: ["src/**/*.test.ts"], testTimeout: 30_000 },
} as Parameters<typeof defineConfig>[0]);
