/** Part of the user's day, for the greeting. */
export function dayPart(at: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = at.getHours();
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
