import { settings } from '../settings/settings.ts'

/** Short cues, made on the spot: no files, one channel, one shot. */
const cues = {
  asked: [
    { at: 0, frequency: 659, length: 0.22, level: 0.5 },
    { at: 0.14, frequency: 988, length: 0.4, level: 0.45 },
  ],
  card: [{ at: 0, frequency: 330, length: 0.08, level: 0.3 }],
  stone: [
    { at: 0, frequency: 880, length: 0.06, level: 0.22 },
    { at: 0.07, frequency: 740, length: 0.07, level: 0.18 },
  ],
  threat: [{ at: 0, frequency: 147, length: 0.22, level: 0.35 }],
  good: [
    { at: 0, frequency: 523, length: 0.18, level: 0.35 },
    { at: 0.1, frequency: 784, length: 0.3, level: 0.35 },
  ],
  bad: [
    { at: 0, frequency: 208, length: 0.3, level: 0.4 },
    { at: 0.12, frequency: 156, length: 0.45, level: 0.4 },
  ],
  won: [
    { at: 0, frequency: 523, length: 0.3, level: 0.4 },
    { at: 0.15, frequency: 659, length: 0.3, level: 0.4 },
    { at: 0.3, frequency: 784, length: 0.7, level: 0.45 },
  ],
  lost: [
    { at: 0, frequency: 294, length: 0.4, level: 0.4 },
    { at: 0.3, frequency: 220, length: 0.9, level: 0.4 },
  ],
} as const satisfies { readonly [name: string]: readonly Note[] }

interface Note {
  readonly at: number
  readonly frequency: number
  readonly length: number
  readonly level: number
}

export type Cue = keyof typeof cues

let context: AudioContext | undefined

export const play = (cue: Cue): void => {
  const { sound, volume } = settings()
  if (!sound || volume === 0 || !navigator.userActivation?.hasBeenActive) return
  try {
    context ??= new AudioContext()
    for (const note of cues[cue]) ring(context, note, volume / 100)
  } catch {
    // A device without sound is silent.
  }
}

/** A struck bell: a sine with a soft overtone that fades. */
const ring = (audio: AudioContext, { at, frequency, length, level }: Note, volume: number): void => {
  const start = audio.currentTime + at
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(level * volume * 0.5, start + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  gain.connect(audio.destination)
  for (const [ratio, share] of [
    [1, 'sine'],
    [2.01, 'triangle'],
  ] as const) {
    const oscillator = audio.createOscillator()
    oscillator.type = share
    oscillator.frequency.value = frequency * ratio
    oscillator.connect(gain)
    oscillator.start(start)
    oscillator.stop(start + length + 0.05)
  }
}
