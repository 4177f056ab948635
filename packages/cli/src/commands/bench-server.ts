import type { ServerBench } from '@conclave/lab'
import { pc } from '../colours.ts'
import type { Io } from '../io.ts'
import { columns, print, table } from '../output.ts'

type Load = ServerBench['sockets']

/** Prints what was measured of the server. */
export const showServer = (
  io: Io,
  { appends, sockets, bare, crowd, boardgameIo, ratios, bots, idle, comingBack }: ServerBench,
): void => {
  print(
    io,
    pc.bold('\nserver, saturated: answers a second; p50 / p99 to the acknowledgement, to the other’s update'),
  )
  print(
    io,
    table(
      [
        loadRow(`${sockets.tables} tables, durable`, sockets),
        loadRow(`${crowd.tables} tables, durable`, crowd),
        loadRow('a bare server: append and echo', bare),
        ...(boardgameIo === null
          ? []
          : [
              loadRow('boardgame.io, files', boardgameIo.files),
              loadRow('boardgame.io, memory', boardgameIo.memory),
            ]),
      ],
      columns(io),
    ),
  )
  print(
    io,
    table(
      [
        [
          'next to one durable append at a time',
          times(ratios.appendsAlone),
          `(${whole(appends.alone)} a second)`,
        ],
        [
          `next to ${appends.writers} appending at once`,
          times(ratios.appendsTogether),
          `(${whole(appends.together)} a second)`,
        ],
        ['next to the bare server', times(ratios.bare), ''],
        ['next to boardgame.io with files', pc.green(times(ratios.boardgameIoFiles)), ''],
        ['next to boardgame.io in memory', times(ratios.boardgameIoMemory), ''],
      ],
      columns(io),
    ),
  )
  const { people } = bots
  print(
    io,
    `${bots.tables} tables of bots: ${whole(bots.answersPerSecond)} answers a second; people beside them wait ${pair(people)}`,
  )
  print(
    io,
    `A table at rest: ${idle.asleepAlone} kB, ${idle.asleepWithTwoSockets} kB with two connected, ${idle.awakeWithTwoSockets} kB with its match loaded; an empty server ${Math.round(idle.emptyServer)} MB`,
  )
  const back = comingBack
  print(
    io,
    `Killed with ${whole(back.tables)} tables in play: it listens after ${whole(back.listening)} ms and has looked after all of them after ${whole(back.resumed)}, with ${whole(back.cpu)} ms of processor and ${Math.round(back.peak)} MB at most; people are welcomed within ${back.welcomed.p50} / ${back.welcomed.max} ms meanwhile`,
  )
}

const loadRow = (name: string, load: Load): string[] => [
  name,
  whole(load.answersPerSecond),
  pair(load),
  `${load.seenByOther.p50} / ${load.seenByOther.p99} ms`,
  `${(load.bytesPerAnswer / 1000).toFixed(1)} kB and ${load.cpuPerAnswer} ms of processor an answer`,
]

const pair = ({ acknowledged }: Pick<Load, 'acknowledged'>): string =>
  `${acknowledged.p50} / ${acknowledged.p99} ms`

const whole = (value: number): string => Math.round(value).toLocaleString('en')
const times = (ratio: number | null): string => (ratio === null ? '–' : `${ratio.toFixed(2)} times`)
