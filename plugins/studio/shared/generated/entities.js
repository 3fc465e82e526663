import { entityOf } from "@signalbox/schemas/validators/runtime";

import { ucs2length as func2 } from "@signalbox/schemas/validators/runtime";
var test0 = validate12;
var pattern0 = new RegExp("^[a-z][a-z0-9_]*/[a-z][a-z0-9-]*$", "u");
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } });
      errors++;
    }
    if (data.form === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "form" } });
      errors++;
    }
    if (data.messages === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "messages" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "form" || key0 === "messages")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func2(data0) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (!pattern0.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*/[a-z][a-z0-9-]*$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.form !== void 0) {
      let data1 = data.form;
      if (typeof data1 === "string") {
        if (func2(data1) > 2e5) {
          (vErrors ??= []).push({ instancePath: instancePath + "/form", schemaPath: "#/properties/form/maxLength", keyword: "maxLength", params: { limit: 2e5 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/form", schemaPath: "#/properties/form/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.messages !== void 0) {
      let data2 = data.messages;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.en === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/required", keyword: "required", params: { missingProperty: "en" } });
          errors++;
        }
        if (data2["zh-Hans"] === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/required", keyword: "required", params: { missingProperty: "zh-Hans" } });
          errors++;
        }
        for (const key1 in data2) {
          if (!(key1 === "en" || key1 === "zh-Hans")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data2.en !== void 0) {
          let data3 = data2.en;
          if (typeof data3 === "string") {
            if (func2(data3) > 2e5) {
              (vErrors ??= []).push({ instancePath: instancePath + "/messages/en", schemaPath: "#/properties/messages/properties/en/maxLength", keyword: "maxLength", params: { limit: 2e5 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/messages/en", schemaPath: "#/properties/messages/properties/en/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data2["zh-Hans"] !== void 0) {
          let data4 = data2["zh-Hans"];
          if (typeof data4 === "string") {
            if (func2(data4) > 2e5) {
              (vErrors ??= []).push({ instancePath: instancePath + "/messages/zh-Hans", schemaPath: "#/properties/messages/properties/zh-Hans/maxLength", keyword: "maxLength", params: { limit: 2e5 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/messages/zh-Hans", schemaPath: "#/properties/messages/properties/zh-Hans/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate12.errors = vErrors;
  return errors === 0;
}
var test1 = validate13;
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func2(data0) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (!pattern0.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*/[a-z][a-z0-9-]*$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate13.errors = vErrors;
  return errors === 0;
}

var schemaDraftEntity = entityOf(test0);
var schemaTabQueryEntity = entityOf(test1);
export {
  schemaDraftEntity,
  schemaTabQueryEntity
};
