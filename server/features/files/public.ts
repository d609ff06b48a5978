export { claimPicture, removeObjectsOf } from './claim-picture.ts'
export { checkFiles, copyFilesIn, copyFilesOut } from './copy-files.ts'
export { exportFiles } from './read-file.ts'
export { startFileJobs } from './sweep-files.ts'
