import { serviceOrder, services } from "@site/company/services";

export const banner = serviceOrder.map((id) => ({ id, text: services[id].slogan }));

/** ms between the slides. */
export const bannerInterval = 4000;
