import { expect, test } from "vitest";
import { formatSmsConsent, smsConsentVersion } from "../consent/sms-consent.ts";
import { QuoteRequest, ServiceRequest } from "./contract.ts";
import { serviceTypes } from "./options.ts";

const valid = { name: "Ann Lee", email: "ann@example.com", serviceType: "windows" };

function fieldMessages(body: unknown): Record<string, string> {
  const issues = QuoteRequest.safeParse(body).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
}

test("the least lengths are two for a name, ten for a phone and two for a place [N-10, N-12, N-13]", () => {
  const least = { name: "Al", phone: "3155550142", location: "NY", serviceType: "doors" };
  expect(fieldMessages(least)).toEqual({});
  expect(fieldMessages({ ...least, name: "A", phone: "315555014", location: "N" })).toEqual({
    name: "Name must be at least 2 characters",
    phone: "Please enter a valid phone number",
    location: "Please enter your location",
  });
});

test("every text of a request has a limit, and the message names the field", () => {
  const long = { ...valid, name: "x".repeat(201), phone: "1".repeat(121), location: "x".repeat(201) };
  expect(fieldMessages({ ...long, productType: "x".repeat(201), notes: "x".repeat(5001) })).toEqual({
    name: "Name must be at most 200 characters",
    phone: "Phone must be at most 120 characters",
    location: "Location must be at most 200 characters",
    productType: "Product type must be at most 200 characters",
    notes: "Notes must be at most 5000 characters",
  });
});

test("a phone alone is enough, and email and phone both empty is said on the email field [N-11, N-16]", () => {
  expect(fieldMessages({ ...valid, email: "", phone: "315 555 0142", location: "" })).toEqual({});
  expect(fieldMessages({ ...valid, email: " ", phone: "" })).toEqual({
    email: "Please provide either an email or phone number",
  });
});

test("service types are exactly the five of the specification [N-08]", () => {
  expect([...serviceTypes]).toEqual(["windows", "bathrooms", "siding", "doors", "other"]);
  expect(fieldMessages({ ...valid, serviceType: "roofing" })).toEqual({ serviceType: "Please select a service type" });
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
    name: "Enter your full name",
    product: "Choose what needs service",
    description: "Please describe what you need",
    email: "Please provide either an email or phone number",
  });
});

test("the SMS consent is one sentence with a version, names the company and is no condition of a purchase", () => {
  expect(smsConsentVersion).toBe(1);
  expect(formatSmsConsent("Miller Home")).toBe(
    "Text me about my request. I agree that Miller Home may send automated text messages about my estimate and offers to " +
      "the number above. Consent is not a condition of any purchase. Message frequency varies. Message and data rates " +
      "may apply. Reply STOP to opt out or HELP for help. See our Terms and Privacy Policy.",
  );
});
