/** Time before the end in which administrators see the reminder. */
export const adminSeconds = 1_209_600;
