import { installed } from '../project.ts'
import { runNode } from '../run-command.ts'
import type { Gate } from './gate.ts'

export const unused: Gate = (root) =>
  runNode(installed('knip/bin/knip.js'), ['--no-progress', '--treat-config-hints-as-errors'], { cwd: root })
