/** The units that one buyer can hold without having paid for them: nobody takes a catalogue off the market. */
export const MAX_UNPAID_CONTRIBUTIONS = 10;
