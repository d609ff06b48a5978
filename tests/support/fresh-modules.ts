import { vi } from 'vitest'

// Modules of the web hold state. Their test files share a process, so each file starts with new modules and globals.
vi.resetModules()
vi.unstubAllGlobals()
