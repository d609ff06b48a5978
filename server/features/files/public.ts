export {
  type ClaimedKind,
  claimMedia,
  findAddresses,
  letAllRead,
  letRead,
  releaseMedia,
  stopReading,
} from './claim-media.ts'
export { claimPicture } from './claim-picture.ts'
export { checkFiles, copyFilesIn, copyFilesOut } from './copy-files.ts'
export { exportFiles } from './export-files.ts'
export { removeObjectsOf } from './remove-files.ts'
export { startFileJobs } from './sweep-files.ts'
