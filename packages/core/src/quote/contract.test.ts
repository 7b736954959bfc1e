import { expect, test } from "vitest";
import { messages, QuoteRequest, ServiceRequest } from "./contract.ts";
import { serviceTypes, smsConsentText, smsConsentVersion } from "./options.ts";

const valid = { name: "Ann Lee", email: "ann@example.com", serviceType: "windows" };

function fieldMessages(body: unknown): Record<string, string> {
  const issues = QuoteRequest.safeParse(body).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
}

test("a quote request needs a name, a service and one way to reach the visitor [N-06, N-10, N-14, N-16]", () => {
  expect(QuoteRequest.safeParse(valid).success).toBe(true);
  expect(fieldMessages({})).toEqual({
    name: messages.name,
    serviceType: messages.serviceType,
    email: messages.contact,
  });
});

test("email, phone and location are checked only when filled in [N-11, N-12, N-13]", () => {
  expect(QuoteRequest.safeParse({ ...valid, email: "", phone: "315-555-0142", location: "" }).success).toBe(true);
  expect(fieldMessages({ ...valid, email: "nobody", phone: "555", location: "U" })).toEqual({
    email: messages.email,
    phone: messages.phone,
    location: messages.location,
  });
});

test("a phone alone is enough, and email and phone both empty is said on the email field [N-16]", () => {
  expect(QuoteRequest.safeParse({ name: "Ann", phone: "315 555 0142", serviceType: "doors" }).success).toBe(true);
  expect(fieldMessages({ ...valid, email: " ", phone: "" })).toEqual({ email: messages.contact });
});

test("service types are exactly the five of the specification [N-08]", () => {
  expect([...serviceTypes]).toEqual(["windows", "bathrooms", "siding", "doors", "other"]);
  expect(fieldMessages({ ...valid, serviceType: "roofing" })).toEqual({ serviceType: messages.serviceType });
});

test("product type, notes and SMS consent are optional; consent is false unless given [N-07, N-15]", () => {
  expect(QuoteRequest.parse(valid).smsOptIn).toBe(false);
  expect(QuoteRequest.parse({ ...valid, smsOptIn: true, productType: "slider", notes: "a\nb" })).toMatchObject({
    smsOptIn: true,
    productType: "slider",
    notes: "a\nb",
  });
  expect(QuoteRequest.safeParse({ ...valid, smsOptIn: "false" }).success).toBe(false);
});

test("unknown and dangerous keys are dropped", () => {
  const body = JSON.parse(
    '{"name":"Ann","email":"a@example.com","serviceType":"doors","__proto__":{"x":1},"admin":true}',
  );
  expect(Object.keys(QuoteRequest.parse(body)).sort()).toEqual(["email", "name", "serviceType", "smsOptIn"]);
  expect(Object.getPrototypeOf({}).x).toBeUndefined();
});

test("a service request needs a name, a way to reach the visitor, a product and a description", () => {
  const request = { name: "Ann Lee", phone: "315 555 0142", product: "doors", description: "The lock is stuck." };
  expect(ServiceRequest.safeParse(request).success).toBe(true);
  const issues = ServiceRequest.safeParse({ description: " " }).error?.issues ?? [];
  expect(Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]))).toEqual({
    name: messages.name,
    product: messages.product,
    description: messages.description,
    email: messages.contact,
  });
});

test("the SMS consent is one sentence with a version, names the company and is no condition of a purchase", () => {
  expect(smsConsentVersion).toBe(1);
  expect(smsConsentText("Miller Home")).toBe(
    "Text me about my request. I agree that Miller Home may send automated text messages about my estimate and offers to " +
      "the number above. Consent is not a condition of any purchase. Message frequency varies. Message and data rates " +
      "may apply. Reply STOP to opt out or HELP for help. See our Terms and Privacy Policy.",
  );
});
