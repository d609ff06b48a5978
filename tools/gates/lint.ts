import { installed } from '../project.ts'
import { runNode } from '../run-command.ts'
import type { Gate } from './gate.ts'

export const lint: Gate = (root) =>
  runNode(installed('@biomejs/biome/bin/biome'), ['check', '--error-on-warnings', '--max-diagnostics=100'], {
    cwd: root,
  })
