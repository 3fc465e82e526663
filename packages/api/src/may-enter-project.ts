interface ProjectsOfUser {
  isSuper: boolean;
  /** The projects that the user may enter. Undefined: all of them. */
  projects?: ReadonlySet<string> | undefined;
}

/** True if the user may enter `project`. The platform rejects requests of others, and the console does not send any. */
export function mayEnterProject({ isSuper, projects }: ProjectsOfUser, project: string): boolean {
  return isSuper || projects === undefined || projects.has(project);
}
