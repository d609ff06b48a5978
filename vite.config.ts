import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { devPages } from '#tools/vite-dev-pages.ts'
import { webChunks } from '#tools/web-chunks.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig(({ mode }) => ({
  root,
  plugins: [react(), tailwind(), devPages({ root, apiPort: loadEnv(mode, root, 'KIAI_').KIAI_API_PORT })],
  // Otherwise every production build would reload the pages of the development server.
  server: { watch: { ignored: ['**/dist/**', '**/.data/**'] } },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: true,
    // A data: address is neither cacheable nor allowed by our content security policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Browsers remember a failed preload and do not request that file again until the document is reloaded. So the
      // imports of a later page are requested only after the page's own file, whose import can be retried.
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { landing: 'index.html', app: 'app.html' },
      // No getter that we or our libraries read has a side effect.
      treeshake: { propertyReadSideEffects: false },
      output: { codeSplitting: webChunks },
    },
  },
}))
