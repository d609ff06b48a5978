export { assertMayWrite } from './assert-may-write.ts'
