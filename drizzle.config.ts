import { defineConfig } from "drizzle-kit";
import { chosenDatabase } from "./local/database";

export default defineConfig({
  dialect: "turso",
  schema: "./db/schema/*.ts",
  out: "./migrations",
  dbCredentials: chosenDatabase(process.env) ?? { url: "http://127.0.0.1:8080" },
});
