/** Titles and links of finished projects. The build adds the owner's facts (tools/owner/projects.ts). */
export const proof = {
  onService: { one: 'What it did for a client', several: 'What it did for clients' },
  gallery: { title: 'Finished projects', link: 'All finished projects' },
  service: 'Service: {service}',
  seeProjects: 'See our projects',
};
