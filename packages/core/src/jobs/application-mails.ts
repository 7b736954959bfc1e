import { profile } from "../business/profile.ts";
import { composeMail, type Mail } from "../email/mail.ts";
import { momentText } from "../email/moment.ts";
import { recruiters } from "../email/recipients.ts";
import type { Application } from "./entity.ts";
import { availabilityLabels, licenseLabels, yearsExperienceLabels } from "./options.ts";

/** Tells the recruiters of an application; a reply goes to the applicant. */
export function applicationStaffMail(application: Application): Mail {
  const { yearsExperience, hasLicense, availability } = application;
  return composeMail({
    to: recruiters(),
    replyTo: application.email,
    subject: `New application: ${application.name}, ${application.position}`,
    paragraphs: ["A new application came in."],
    facts: [
      ["Position", application.position],
      ["Name", application.name],
      ["Phone", application.phone],
      ["Email", application.email],
      ["City", application.city],
      ["Experience", yearsExperience && yearsExperienceLabels[yearsExperience]],
      ["License", hasLicense && licenseLabels[hasLicense]],
      ["Available", availability && availabilityLabels[availability]],
      ["Cover letter", application.coverLetter],
      ["Received", momentText(application.createdAt)],
      ["Application", application.id],
    ],
  });
}

/** Confirms an application. It repeats nothing that was typed in, as leadConfirmation. */
export function applicationConfirmation(application: Application): Mail {
  return composeMail({
    to: [application.email],
    replyTo: profile.careersEmail ?? profile.email,
    subject: `We received your application - ${profile.company}`,
    paragraphs: ["Thank you for applying. We'll review your application and get back to you soon."],
    facts: [
      ["Received", momentText(application.createdAt)],
      ["Reference", application.id],
    ],
    closing: ["To add something or to send a resume, reply to this mail."],
  });
}
