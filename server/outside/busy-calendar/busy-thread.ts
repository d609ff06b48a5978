import { parentPort, workerData } from 'node:worker_threads'
import { type BusyQuestion, findBusyTimes } from './find-busy-times.ts'

parentPort?.postMessage(findBusyTimes(workerData as BusyQuestion) ?? null)
