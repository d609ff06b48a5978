import { expect, test } from 'vitest'
import { hasRoom, withMemoryFolder } from './memory-folder.ts'

const GIB = 1024 ** 3
const roomy = {
  mounts: '/dev/vda / ext4 rw 0 0\ntmpfs /dev/shm tmpfs rw,nosuid,nodev 0 0\n',
  freeInFolder: 4 * GIB,
  availableMemory: 8 * GIB,
}

test('temporary files go to memory where there is room for them', () => {
  expect(hasRoom(roomy)).toBe(true)
})

test.each([
  ['the folder is as small as in a container', { freeInFolder: 64 * 1024 ** 2 }],
  ['memory is short', { availableMemory: 2 * GIB }],
  ['programs there cannot be started', { mounts: 'tmpfs /dev/shm tmpfs rw,nosuid,noexec 0 0\n' }],
  ['it cannot be written', { mounts: 'tmpfs /dev/shm tmpfs ro 0 0\n' }],
  ['it is on a disk', { mounts: '/dev/vda /dev/shm ext4 rw 0 0\n' }],
  ['there is none', { mounts: '/dev/vda / ext4 rw 0 0\n' }],
])('temporary files go to the disk when %s', (_, difference) => {
  expect(hasRoom({ ...roomy, ...difference })).toBe(false)
})

test('a temporary folder that was chosen by TMPDIR stays', async () => {
  expect(await withMemoryFolder({ TMPDIR: '/var/tmp' })).toEqual({ TMPDIR: '/var/tmp' })
})
