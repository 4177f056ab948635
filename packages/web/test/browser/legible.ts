import type { Page } from 'playwright-core'

/** Letters of the board that are too small to be read, and how small. Runs in the page. */
export const smallLetters = (): string[] => {
  const found = new Set<string>()
  const board = document.getElementById('board')
  const walker = document.createTreeWalker(board ?? document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement
    if (element === null || (node.textContent ?? '').trim() === '') continue
    if (
      element.closest('.hidden, svg, [data-printed]') !== null ||
      element.clientWidth + element.clientHeight < 2
    )
      continue
    const size = Number.parseFloat(getComputedStyle(element).fontSize)
    if (size < 11) found.add(`${node.textContent}: ${size} px`)
  }
  return [...found]
}

/** Brightness of a part of the screen, from 0 to 255. */
export const lightOf = async (page: Page, clip: { x: number; y: number; width: number; height: number }) => {
  const png = (await page.screenshot({ clip })).toString('base64')
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const brush = new OffscreenCanvas(image.width, image.height).getContext('2d')
    brush?.drawImage(image, 0, 0)
    const points = Array.from(brush?.getImageData(0, 0, image.width, image.height).data ?? [])
    const colours = points.filter((_, at) => at % 4 !== 3)
    return colours.reduce((sum, value) => sum + value, 0) / colours.length
  }, png)
}
