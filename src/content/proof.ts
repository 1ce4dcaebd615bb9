/** Titles and links of finished projects; tools/owner/projects.ts adds the owner's facts. */
export const proof = {
  onService: { one: 'What it did for a client', several: 'What it did for clients' },
  gallery: { title: 'Finished projects', link: 'All finished projects' },
  service: 'Service: {service}',
  seeProjects: 'See our projects',
};
