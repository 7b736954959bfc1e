/** Of a picture as it is kept: a row of the table has room for it, and so has a page of them. */
export const mostPhotoBytes = 96 * 1024;

/** What stands above the tables of the figures, on the screen and in their file. */
export const figureTitles = {
  byWeek: "Weeks",
  bySource: "Where they came from",
  byService: "Services",
  byTown: "Towns",
  funnel: "How far they came",
  traffic: "On the website",
  forms: "Forms on the website",
  speed: "Speed of the website",
} as const;

/** In place of an address: whoever is not on the staff any more. */
export const formerStaff = "former";
