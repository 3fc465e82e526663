import { errorsOf, conditionOf } from "./runtime.js";

import { ucs2length as func2 } from "./runtime.js";
var form = validate12;
var schema13 = { "type": "object", "additionalProperties": false, "required": ["username"], "properties": { "username": { "type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[^\\s/\\\\]+$" }, "name": { "type": "string", "format": "line", "maxLength": 100 }, "roles": { "type": "array", "maxItems": 100, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 64 } }, "disable": { "type": "boolean" }, "email": { "type": "string", "maxLength": 254, "pattern": "^([^\\s@]+@[^\\s@]+)?$" }, "phone": { "type": "string", "maxLength": 40, "pattern": "^[0-9+() -]*$" }, "language": { "type": "string", "maxLength": 20, "pattern": "^([a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2})?$" }, "isAdmin": { "type": "boolean" }, "isSuper": { "type": "boolean" }, "projects": { "type": "array", "minItems": 1, "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "pattern": "^[\\w.-]{1,64}$", "maxLength": 64 } }, "permissions": { "type": "array", "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "maxLength": 100, "pattern": "^[A-Za-z][A-Za-z0-9]*\\.[A-Za-z][A-Za-z0-9]*$" } } } };
var func7 = Object.prototype.hasOwnProperty;
var pattern0 = new RegExp("^[^\\s/\\\\]+$", "u");
var pattern1 = new RegExp("^([^\\s@]+@[^\\s@]+)?$", "u");
var pattern2 = new RegExp("^[0-9+() -]*$", "u");
var pattern3 = new RegExp("^([a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2})?$", "u");
var pattern4 = new RegExp("^[\\w.-]{1,64}$", "u");
var pattern5 = new RegExp("^[A-Za-z][A-Za-z0-9]*\\.[A-Za-z][A-Za-z0-9]*$", "u");
var formats0 = /^(?:[^\s\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff](?:[^\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]*[^\s\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff])?)?$/u;
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.username === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "username" } });
      errors++;
    }
    for (const key0 in data) {
      if (!func7.call(schema13.properties, key0)) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.username !== void 0) {
      let data0 = data.username;
      if (typeof data0 === "string") {
        if (func2(data0) > 64) {
          (vErrors ??= []).push({ instancePath: instancePath + "/username", schemaPath: "#/properties/username/maxLength", keyword: "maxLength", params: { limit: 64 } });
          errors++;
        }
        if (func2(data0) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/username", schemaPath: "#/properties/username/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern0.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/username", schemaPath: "#/properties/username/pattern", keyword: "pattern", params: { pattern: "^[^\\s/\\\\]+$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/username", schemaPath: "#/properties/username/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (func2(data1) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (!formats0.test(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/format", keyword: "format", params: { format: "line" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.roles !== void 0) {
      let data2 = data.roles;
      if (Array.isArray(data2)) {
        if (data2.length > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/maxItems", keyword: "maxItems", params: { limit: 100 } });
          errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (typeof data3 === "string") {
            if (func2(data3) > 64) {
              (vErrors ??= []).push({ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/maxLength", keyword: "maxLength", params: { limit: 64 } });
              errors++;
            }
            if (func2(data3) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i1 = data2.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data2[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              (vErrors ??= []).push({ instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } });
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.disable !== void 0) {
      if (typeof data.disable !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/disable", schemaPath: "#/properties/disable/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.email !== void 0) {
      let data5 = data.email;
      if (typeof data5 === "string") {
        if (func2(data5) > 254) {
          (vErrors ??= []).push({ instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 } });
          errors++;
        }
        if (!pattern1.test(data5)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/email", schemaPath: "#/properties/email/pattern", keyword: "pattern", params: { pattern: "^([^\\s@]+@[^\\s@]+)?$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.phone !== void 0) {
      let data6 = data.phone;
      if (typeof data6 === "string") {
        if (func2(data6) > 40) {
          (vErrors ??= []).push({ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/maxLength", keyword: "maxLength", params: { limit: 40 } });
          errors++;
        }
        if (!pattern2.test(data6)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/pattern", keyword: "pattern", params: { pattern: "^[0-9+() -]*$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.language !== void 0) {
      let data7 = data.language;
      if (typeof data7 === "string") {
        if (func2(data7) > 20) {
          (vErrors ??= []).push({ instancePath: instancePath + "/language", schemaPath: "#/properties/language/maxLength", keyword: "maxLength", params: { limit: 20 } });
          errors++;
        }
        if (!pattern3.test(data7)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/language", schemaPath: "#/properties/language/pattern", keyword: "pattern", params: { pattern: "^([a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2})?$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/language", schemaPath: "#/properties/language/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.isAdmin !== void 0) {
      if (typeof data.isAdmin !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/isAdmin", schemaPath: "#/properties/isAdmin/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.isSuper !== void 0) {
      if (typeof data.isSuper !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/isSuper", schemaPath: "#/properties/isSuper/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.projects !== void 0) {
      let data10 = data.projects;
      if (Array.isArray(data10)) {
        if (data10.length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/maxItems", keyword: "maxItems", params: { limit: 500 } });
          errors++;
        }
        if (data10.length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/minItems", keyword: "minItems", params: { limit: 1 } });
          errors++;
        }
        const len1 = data10.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data11 = data10[i2];
          if (typeof data11 === "string") {
            if (func2(data11) > 64) {
              (vErrors ??= []).push({ instancePath: instancePath + "/projects/" + i2, schemaPath: "#/properties/projects/items/maxLength", keyword: "maxLength", params: { limit: 64 } });
              errors++;
            }
            if (!pattern4.test(data11)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/projects/" + i2, schemaPath: "#/properties/projects/items/pattern", keyword: "pattern", params: { pattern: "^[\\w.-]{1,64}$" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/projects/" + i2, schemaPath: "#/properties/projects/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i3 = data10.length;
        let j1;
        if (i3 > 1) {
          const indices1 = {};
          for (; i3--; ) {
            let item1 = data10[i3];
            if (typeof item1 !== "string") {
              continue;
            }
            if (typeof indices1[item1] == "number") {
              j1 = indices1[item1];
              (vErrors ??= []).push({ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 } });
              errors++;
              break;
            }
            indices1[item1] = i3;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.permissions !== void 0) {
      let data12 = data.permissions;
      if (Array.isArray(data12)) {
        if (data12.length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/maxItems", keyword: "maxItems", params: { limit: 500 } });
          errors++;
        }
        const len2 = data12.length;
        for (let i4 = 0; i4 < len2; i4++) {
          let data13 = data12[i4];
          if (typeof data13 === "string") {
            if (func2(data13) > 100) {
              (vErrors ??= []).push({ instancePath: instancePath + "/permissions/" + i4, schemaPath: "#/properties/permissions/items/maxLength", keyword: "maxLength", params: { limit: 100 } });
              errors++;
            }
            if (!pattern5.test(data13)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/permissions/" + i4, schemaPath: "#/properties/permissions/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9]*\\.[A-Za-z][A-Za-z0-9]*$" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/permissions/" + i4, schemaPath: "#/properties/permissions/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i5 = data12.length;
        let j2;
        if (i5 > 1) {
          const indices2 = {};
          for (; i5--; ) {
            let item2 = data12[i5];
            if (typeof item2 !== "string") {
              continue;
            }
            if (typeof indices2[item2] == "number") {
              j2 = indices2[item2];
              (vErrors ??= []).push({ instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/uniqueItems", keyword: "uniqueItems", params: { i: i5, j: j2 } });
              errors++;
              break;
            }
            indices2[item2] = i5;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/type", keyword: "type", params: { type: "array" } });
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

var compiledForm = {
  validate: (value) => errorsOf(form, value),
  conditions: [],
  isVisible: () => true
};
export {
  compiledForm
};
