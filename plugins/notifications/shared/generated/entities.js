import { entityOf } from "@signalbox/schemas/validators/runtime";

import { ucs2length as func2 } from "@signalbox/schemas/validators/runtime";
var test0 = validate12;
var pattern0 = new RegExp("^[0-9a-f]{24}$", "u");
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "id")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (!pattern0.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{24}$" } });
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
  validate12.errors = vErrors;
  return errors === 0;
}
var test1 = validate13;
var schema14 = { "type": "object", "additionalProperties": false, "required": ["provider", "to"], "properties": { "id": { "type": "string", "pattern": "^[0-9a-f]{24}$" }, "provider": { "type": "string", "enum": ["dingtalk", "email", "wechat", "sms"] }, "to": { "type": "string", "minLength": 1, "maxLength": 254, "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*\\S[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$" }, "toKind": { "type": "string", "enum": ["userId", "mobile"] }, "subject": { "type": "string", "maxLength": 200, "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$" }, "text": { "type": "string", "maxLength": 4e3, "pattern": "^[^\\u0000]*$" }, "template": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]+$" }, "values": { "type": "array", "maxItems": 20, "items": { "type": "object", "additionalProperties": false, "required": ["name", "value"], "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 50, "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]+$" }, "value": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\u0000]+$" } } } } } };
var pattern2 = new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*\\S[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$", "u");
var pattern3 = new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$", "u");
var pattern4 = new RegExp("^[^\\u0000]*$", "u");
var pattern5 = new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]+$", "u");
var pattern7 = new RegExp("^[^\\u0000]+$", "u");
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" } });
      errors++;
    }
    if (data.to === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "provider" || key0 === "to" || key0 === "toKind" || key0 === "subject" || key0 === "text" || key0 === "template" || key0 === "values")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (!pattern0.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{24}$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.provider !== void 0) {
      let data1 = data.provider;
      if (typeof data1 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data1 === "dingtalk" || data1 === "email" || data1 === "wechat" || data1 === "sms")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/enum", keyword: "enum", params: { allowedValues: schema14.properties.provider.enum } });
        errors++;
      }
    }
    if (data.to !== void 0) {
      let data2 = data.to;
      if (typeof data2 === "string") {
        if (func2(data2) > 254) {
          (vErrors ??= []).push({ instancePath: instancePath + "/to", schemaPath: "#/properties/to/maxLength", keyword: "maxLength", params: { limit: 254 } });
          errors++;
        }
        if (func2(data2) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/to", schemaPath: "#/properties/to/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern2.test(data2)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/to", schemaPath: "#/properties/to/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*\\S[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.toKind !== void 0) {
      let data3 = data.toKind;
      if (typeof data3 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/toKind", schemaPath: "#/properties/toKind/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data3 === "userId" || data3 === "mobile")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/toKind", schemaPath: "#/properties/toKind/enum", keyword: "enum", params: { allowedValues: schema14.properties.toKind.enum } });
        errors++;
      }
    }
    if (data.subject !== void 0) {
      let data4 = data.subject;
      if (typeof data4 === "string") {
        if (func2(data4) > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/maxLength", keyword: "maxLength", params: { limit: 200 } });
          errors++;
        }
        if (!pattern3.test(data4)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.text !== void 0) {
      let data5 = data.text;
      if (typeof data5 === "string") {
        if (func2(data5) > 4e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/text", schemaPath: "#/properties/text/maxLength", keyword: "maxLength", params: { limit: 4e3 } });
          errors++;
        }
        if (!pattern4.test(data5)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/text", schemaPath: "#/properties/text/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000]*$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.template !== void 0) {
      let data6 = data.template;
      if (typeof data6 === "string") {
        if (func2(data6) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/template", schemaPath: "#/properties/template/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (func2(data6) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/template", schemaPath: "#/properties/template/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern5.test(data6)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/template", schemaPath: "#/properties/template/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]+$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/template", schemaPath: "#/properties/template/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.values !== void 0) {
      let data7 = data.values;
      if (Array.isArray(data7)) {
        if (data7.length > 20) {
          (vErrors ??= []).push({ instancePath: instancePath + "/values", schemaPath: "#/properties/values/maxItems", keyword: "maxItems", params: { limit: 20 } });
          errors++;
        }
        const len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data8 = data7[i0];
          if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
            if (data8.name === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/required", keyword: "required", params: { missingProperty: "name" } });
              errors++;
            }
            if (data8.value === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/required", keyword: "required", params: { missingProperty: "value" } });
              errors++;
            }
            for (const key1 in data8) {
              if (!(key1 === "name" || key1 === "value")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
                errors++;
              }
            }
            if (data8.name !== void 0) {
              let data9 = data8.name;
              if (typeof data9 === "string") {
                if (func2(data9) > 50) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0 + "/name", schemaPath: "#/properties/values/items/properties/name/maxLength", keyword: "maxLength", params: { limit: 50 } });
                  errors++;
                }
                if (func2(data9) < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0 + "/name", schemaPath: "#/properties/values/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } });
                  errors++;
                }
                if (!pattern5.test(data9)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0 + "/name", schemaPath: "#/properties/values/items/properties/name/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]+$" } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0 + "/name", schemaPath: "#/properties/values/items/properties/name/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
            if (data8.value !== void 0) {
              let data10 = data8.value;
              if (typeof data10 === "string") {
                if (func2(data10) > 200) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0 + "/value", schemaPath: "#/properties/values/items/properties/value/maxLength", keyword: "maxLength", params: { limit: 200 } });
                  errors++;
                }
                if (func2(data10) < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0 + "/value", schemaPath: "#/properties/values/items/properties/value/minLength", keyword: "minLength", params: { limit: 1 } });
                  errors++;
                }
                if (!pattern7.test(data10)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0 + "/value", schemaPath: "#/properties/values/items/properties/value/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000]+$" } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0 + "/value", schemaPath: "#/properties/values/items/properties/value/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/values", schemaPath: "#/properties/values/type", keyword: "type", params: { type: "array" } });
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
var test2 = validate14;
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.settings === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "settings" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "settings")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.settings !== void 0) {
      let data0 = data.settings;
      if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate14.errors = vErrors;
  return errors === 0;
}
var test3 = validate15;
var schema16 = { "type": "object", "additionalProperties": false, "required": ["id", "provider", "settings", "to"], "properties": { "id": { "type": "string", "pattern": "^[0-9a-f]{24}$" }, "provider": { "type": "string", "enum": ["dingtalk", "email", "wechat", "sms"] }, "settings": { "type": "object" }, "to": { "type": "string", "minLength": 1, "maxLength": 254, "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*\\S[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$" }, "toKind": { "type": "string", "enum": ["userId", "mobile"] }, "template": { "type": "string", "minLength": 1, "maxLength": 100 }, "values": { "type": "array", "maxItems": 20, "items": { "type": "object", "additionalProperties": false, "required": ["name", "value"], "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 50 }, "value": { "type": "string", "minLength": 1, "maxLength": 100 } } } } } };
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } });
      errors++;
    }
    if (data.provider === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" } });
      errors++;
    }
    if (data.settings === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "settings" } });
      errors++;
    }
    if (data.to === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "provider" || key0 === "settings" || key0 === "to" || key0 === "toKind" || key0 === "template" || key0 === "values")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (!pattern0.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{24}$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.provider !== void 0) {
      let data1 = data.provider;
      if (typeof data1 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data1 === "dingtalk" || data1 === "email" || data1 === "wechat" || data1 === "sms")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/enum", keyword: "enum", params: { allowedValues: schema16.properties.provider.enum } });
        errors++;
      }
    }
    if (data.settings !== void 0) {
      let data2 = data.settings;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.to !== void 0) {
      let data3 = data.to;
      if (typeof data3 === "string") {
        if (func2(data3) > 254) {
          (vErrors ??= []).push({ instancePath: instancePath + "/to", schemaPath: "#/properties/to/maxLength", keyword: "maxLength", params: { limit: 254 } });
          errors++;
        }
        if (func2(data3) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/to", schemaPath: "#/properties/to/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern2.test(data3)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/to", schemaPath: "#/properties/to/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*\\S[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.toKind !== void 0) {
      let data4 = data.toKind;
      if (typeof data4 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/toKind", schemaPath: "#/properties/toKind/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data4 === "userId" || data4 === "mobile")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/toKind", schemaPath: "#/properties/toKind/enum", keyword: "enum", params: { allowedValues: schema16.properties.toKind.enum } });
        errors++;
      }
    }
    if (data.template !== void 0) {
      let data5 = data.template;
      if (typeof data5 === "string") {
        if (func2(data5) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/template", schemaPath: "#/properties/template/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (func2(data5) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/template", schemaPath: "#/properties/template/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/template", schemaPath: "#/properties/template/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.values !== void 0) {
      let data6 = data.values;
      if (Array.isArray(data6)) {
        if (data6.length > 20) {
          (vErrors ??= []).push({ instancePath: instancePath + "/values", schemaPath: "#/properties/values/maxItems", keyword: "maxItems", params: { limit: 20 } });
          errors++;
        }
        const len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data7 = data6[i0];
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            if (data7.name === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/required", keyword: "required", params: { missingProperty: "name" } });
              errors++;
            }
            if (data7.value === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/required", keyword: "required", params: { missingProperty: "value" } });
              errors++;
            }
            for (const key1 in data7) {
              if (!(key1 === "name" || key1 === "value")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
                errors++;
              }
            }
            if (data7.name !== void 0) {
              let data8 = data7.name;
              if (typeof data8 === "string") {
                if (func2(data8) > 50) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0 + "/name", schemaPath: "#/properties/values/items/properties/name/maxLength", keyword: "maxLength", params: { limit: 50 } });
                  errors++;
                }
                if (func2(data8) < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0 + "/name", schemaPath: "#/properties/values/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0 + "/name", schemaPath: "#/properties/values/items/properties/name/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
            if (data7.value !== void 0) {
              let data9 = data7.value;
              if (typeof data9 === "string") {
                if (func2(data9) > 100) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0 + "/value", schemaPath: "#/properties/values/items/properties/value/maxLength", keyword: "maxLength", params: { limit: 100 } });
                  errors++;
                }
                if (func2(data9) < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0 + "/value", schemaPath: "#/properties/values/items/properties/value/minLength", keyword: "minLength", params: { limit: 1 } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0 + "/value", schemaPath: "#/properties/values/items/properties/value/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/values", schemaPath: "#/properties/values/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate15.errors = vErrors;
  return errors === 0;
}
var test4 = validate16;
var pattern10 = new RegExp("^[0-9a-f]{40}$", "u");
var pattern11 = new RegExp("^[0-9]{1,12}$", "u");
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.signature === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "signature" } });
      errors++;
    }
    if (data.timestamp === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timestamp" } });
      errors++;
    }
    if (data.nonce === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nonce" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "signature" || key0 === "timestamp" || key0 === "nonce" || key0 === "echostr" || key0 === "openid" || key0 === "encrypt_type" || key0 === "msg_signature")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.signature !== void 0) {
      let data0 = data.signature;
      if (typeof data0 === "string") {
        if (!pattern10.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/signature", schemaPath: "#/properties/signature/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40}$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/signature", schemaPath: "#/properties/signature/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.timestamp !== void 0) {
      let data1 = data.timestamp;
      if (typeof data1 === "string") {
        if (!pattern11.test(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/timestamp", schemaPath: "#/properties/timestamp/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,12}$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/timestamp", schemaPath: "#/properties/timestamp/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.nonce !== void 0) {
      let data2 = data.nonce;
      if (typeof data2 === "string") {
        if (func2(data2) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/nonce", schemaPath: "#/properties/nonce/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (func2(data2) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/nonce", schemaPath: "#/properties/nonce/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/nonce", schemaPath: "#/properties/nonce/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.echostr !== void 0) {
      let data3 = data.echostr;
      if (typeof data3 === "string") {
        if (func2(data3) > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/echostr", schemaPath: "#/properties/echostr/maxLength", keyword: "maxLength", params: { limit: 200 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/echostr", schemaPath: "#/properties/echostr/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.openid !== void 0) {
      let data4 = data.openid;
      if (typeof data4 === "string") {
        if (func2(data4) > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/openid", schemaPath: "#/properties/openid/maxLength", keyword: "maxLength", params: { limit: 200 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/openid", schemaPath: "#/properties/openid/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.encrypt_type !== void 0) {
      let data5 = data.encrypt_type;
      if (typeof data5 === "string") {
        if (func2(data5) > 20) {
          (vErrors ??= []).push({ instancePath: instancePath + "/encrypt_type", schemaPath: "#/properties/encrypt_type/maxLength", keyword: "maxLength", params: { limit: 20 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/encrypt_type", schemaPath: "#/properties/encrypt_type/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.msg_signature !== void 0) {
      let data6 = data.msg_signature;
      if (typeof data6 === "string") {
        if (func2(data6) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/msg_signature", schemaPath: "#/properties/msg_signature/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/msg_signature", schemaPath: "#/properties/msg_signature/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate16.errors = vErrors;
  return errors === 0;
}

var noticeResendEntity = { ...entityOf(test0), ...{ "name": "notice-resend", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "POST core/notice/log/:id/resend.", "type": "object", "additionalProperties": false, "properties": { "id": { "type": "string", "pattern": "^[0-9a-f]{24}$", "description": "Id of the new message, chosen by the client, so that a repeated request queues it once. Default: a new one." } } } } };
var noticeSendEntity = { ...entityOf(test1), ...{ "name": "notice-send", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "POST core/notice/send: queues a message by the saved settings of its provider.", "type": "object", "additionalProperties": false, "required": ["provider", "to"], "properties": { "id": { "type": "string", "pattern": "^[0-9a-f]{24}$", "description": "Chosen by the client, so that a repeated request queues the message once. Default: a new one." }, "provider": { "type": "string", "enum": ["dingtalk", "email", "wechat", "sms"] }, "to": { "type": "string", "minLength": 1, "maxLength": 254, "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*\\S[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$", "description": "The recipient: a user id or mobile number of DingTalk, an e-mail address, an openid, a mobile number." }, "toKind": { "type": "string", "enum": ["userId", "mobile"], "description": "DingTalk only. Default: userId." }, "subject": { "type": "string", "maxLength": 200, "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$", "description": "Sent with e-mails only. The delivery log shows it for every message without a template." }, "text": { "type": "string", "maxLength": 4e3, "pattern": "^[^\\u0000]*$", "description": "All but providers with templates." }, "template": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]+$", "description": "WeChat: identifier name of a template of the settings. Alibaba Cloud: code of the template." }, "values": { "type": "array", "maxItems": 20, "description": "The variables of the template.", "items": { "type": "object", "additionalProperties": false, "required": ["name", "value"], "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 50, "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]+$" }, "value": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\u0000]+$" } } } } } } } };
var noticeTemplatesEntity = { ...entityOf(test2), ...{ "name": "notice-templates", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "POST core/notice/templates: fetches the templates of the WeChat account that the user typed.", "type": "object", "additionalProperties": false, "required": ["settings"], "properties": { "settings": { "type": "object", "description": "The values of the tab, `{wechat: {…}}`. The marker of a secret stands for the stored one." } } } } };
var noticeTestEntity = { ...entityOf(test3), ...{ "name": "notice-test", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "POST core/notice/test: sends a test message with settings as the user typed them.", "type": "object", "additionalProperties": false, "required": ["id", "provider", "settings", "to"], "properties": { "id": { "type": "string", "pattern": "^[0-9a-f]{24}$", "description": "Chosen by the client, which follows the steps at `/ws/noticetest` by it." }, "provider": { "type": "string", "enum": ["dingtalk", "email", "wechat", "sms"] }, "settings": { "type": "object", "description": "The values of the provider's tab, such as `{dingtalk: {…}}`. The marker of a secret stands for the stored one." }, "to": { "type": "string", "minLength": 1, "maxLength": 254, "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*\\S[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$", "description": "The recipient: a user id or mobile number of DingTalk, an e-mail address, an openid, a mobile number." }, "toKind": { "type": "string", "enum": ["userId", "mobile"], "description": "DingTalk only. Default: userId." }, "template": { "type": "string", "minLength": 1, "maxLength": 100, "description": "WeChat: identifier name of a template of the settings. Alibaba Cloud: code of the template." }, "values": { "type": "array", "maxItems": 20, "description": "Alibaba Cloud: the variables of the template.", "items": { "type": "object", "additionalProperties": false, "required": ["name", "value"], "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 50 }, "value": { "type": "string", "minLength": 1, "maxLength": 100 } } } } } } } };
var wechatReceiptQueryEntity = { ...entityOf(test4), ...{ "name": "wechat-receipt-query", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "The query of a call by WeChat to core/notice/wechatReceipt.", "type": "object", "additionalProperties": false, "required": ["signature", "timestamp", "nonce"], "properties": { "signature": { "type": "string", "pattern": "^[0-9a-f]{40}$", "description": "SHA-1 of token, time and nonce." }, "timestamp": { "type": "string", "pattern": "^[0-9]{1,12}$", "description": "Seconds since 1970." }, "nonce": { "type": "string", "minLength": 1, "maxLength": 100 }, "echostr": { "type": "string", "maxLength": 200, "description": "The answer of a call that tests the address." }, "openid": { "type": "string", "maxLength": 200 }, "encrypt_type": { "type": "string", "maxLength": 20, "description": "`aes` in compatible and safe mode." }, "msg_signature": { "type": "string", "maxLength": 100, "description": "SHA-1 of token, time, nonce and the encrypted event." } } } } };
export {
  noticeResendEntity,
  noticeSendEntity,
  noticeTemplatesEntity,
  noticeTestEntity,
  wechatReceiptQueryEntity
};
