import { describe, expect, it } from 'vitest'
import { centredCrop, clampCrop, cropByKey, MAX_ZOOM, moveCrop, partOf, zoomCrop } from './crop.ts'

const WIDE = { width: 400, height: 200 }

describe('the crop of a picture', () => {
  it('begins with the largest square in the middle', () => {
    expect(centredCrop(WIDE)).toEqual({ x: 200, y: 100, zoom: 1 })
    expect(partOf(WIDE, centredCrop(WIDE))).toEqual({ width: 200, height: 200 })
  })

  it('has another shape where one is asked for, and stays inside the picture', () => {
    const tall = { width: 300, height: 900, aspect: 1.5 }
    expect(partOf(tall, centredCrop(tall))).toEqual({ width: 300, height: 200 })
    expect(moveCrop(tall, centredCrop(tall), 0, 0.5)).toEqual({ x: 150, y: 350, zoom: 1 })
    expect(moveCrop(tall, centredCrop(tall), 10, 10)).toEqual({ x: 150, y: 100, zoom: 1 })
    const wide = { ...WIDE, aspect: 1.5 }
    expect(partOf(wide, { ...centredCrop(wide), zoom: 2 })).toEqual({ width: 150, height: 100 })
  })

  it('follows the finger: a picture dragged to the right shows more of its left', () => {
    expect(moveCrop(WIDE, centredCrop(WIDE), 0.25, 0)).toEqual({ x: 150, y: 100, zoom: 1 })
  })

  it.each([
    [10, 0, { x: 100, y: 100 }],
    [-10, 0, { x: 300, y: 100 }],
    [0, 10, { x: 200, y: 100 }],
    [0, -10, { x: 200, y: 100 }],
  ])('dragged by %d, %d stops at the edge of the picture', (dx, dy, middle) => {
    expect(moveCrop(WIDE, centredCrop(WIDE), dx, dy)).toMatchObject(middle)
  })

  it('zooms between the whole height and a quarter of it, and stays inside when it zooms out at an edge', () => {
    expect(zoomCrop(WIDE, centredCrop(WIDE), 100).zoom).toBe(MAX_ZOOM)
    expect(zoomCrop(WIDE, centredCrop(WIDE), 0.01).zoom).toBe(1)
    const corner = clampCrop(WIDE, { x: 400, y: 200, zoom: 4 })
    expect(corner).toEqual({ x: 375, y: 175, zoom: 4 })
    expect(zoomCrop(WIDE, corner, 0.25)).toEqual({ x: 300, y: 100, zoom: 1 })
  })

  it('is moved and zoomed by keys, and leaves all other keys alone', () => {
    const crop = clampCrop(WIDE, { x: 200, y: 100, zoom: 2 })
    expect(cropByKey(WIDE, crop, 'ArrowLeft')).toMatchObject({ x: 195, y: 100 })
    expect(cropByKey(WIDE, crop, 'ArrowRight')).toMatchObject({ x: 205, y: 100 })
    expect(cropByKey(WIDE, crop, 'ArrowUp')).toMatchObject({ x: 200, y: 95 })
    expect(cropByKey(WIDE, crop, 'ArrowDown')).toMatchObject({ x: 200, y: 105 })
    expect(cropByKey(WIDE, crop, '+')?.zoom).toBeCloseTo(2.2)
    expect(cropByKey(WIDE, crop, '-')?.zoom).toBeCloseTo(1.818)
    expect(cropByKey(WIDE, crop, 'Tab')).toBeUndefined()
  })
})
