export { exportAthletes } from './export-athletes.ts'
export { changeNoteRemoval, findReadableNote, findShownNotes } from './moderate-notes.ts'
