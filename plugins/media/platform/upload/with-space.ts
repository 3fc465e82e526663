import type { ClaimSpace, SpaceClaim } from '../quota/project-space';

/** Runs what stores files, with a claim to the space of the project's library. */
export async function withSpace<Result>(
  claimSpace: ClaimSpace,
  options: Parameters<ClaimSpace>[0],
  store: (claim: SpaceClaim) => Promise<Result>,
): Promise<Result> {
  const claim = await claimSpace(options);
  let areStored = false;
  try {
    const result = await store(claim);
    areStored = true;
    return result;
  } finally {
    claim.end({ areStored });
  }
}
