import { playMatch, bots } from '@conclave/bots'
