import { vi } from 'vitest'

// Modules of the web hold state. Their test files share a process, but each begins with modules and globals of its own.
vi.resetModules()
vi.unstubAllGlobals()
