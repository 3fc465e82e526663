import { entityOf } from "@signalbox/schemas/validators/runtime";

import { ucs2length as func2 } from "@signalbox/schemas/validators/runtime";
var test0 = validate12;
var schema13 = { "type": "object", "additionalProperties": false, "required": ["username", "password"], "properties": { "id": { "type": "string", "maxLength": 64 }, "username": { "type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[^\\s/\\\\]+$" }, "password": { "type": "string", "minLength": 1, "maxLength": 256 }, "name": { "type": "string", "maxLength": 100 }, "email": { "type": "string", "maxLength": 254, "pattern": "^([^\\s@]+@[^\\s@]+)?$" }, "phone": { "type": "string", "maxLength": 40, "pattern": "^[0-9+() -]*$" }, "language": { "type": "string", "maxLength": 20, "pattern": "^([a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2})?$" }, "roles": { "type": "array", "maxItems": 100, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 64 } }, "permissions": { "type": "array", "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "maxLength": 100, "pattern": "^[A-Za-z][A-Za-z0-9]*\\.[A-Za-z][A-Za-z0-9]*$" } }, "projects": { "type": "array", "minItems": 1, "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "pattern": "^[\\w.-]{1,64}$" } }, "isSuper": { "type": "boolean" }, "isAdmin": { "type": "boolean" }, "disable": { "type": "boolean" }, "isFirstLogin": { "type": "boolean" } } };
var func7 = Object.prototype.hasOwnProperty;
var pattern0 = new RegExp("^[^\\s/\\\\]+$", "u");
var pattern1 = new RegExp("^([^\\s@]+@[^\\s@]+)?$", "u");
var pattern2 = new RegExp("^[0-9+() -]*$", "u");
var pattern3 = new RegExp("^([a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2})?$", "u");
var pattern4 = new RegExp("^[A-Za-z][A-Za-z0-9]*\\.[A-Za-z][A-Za-z0-9]*$", "u");
var pattern5 = new RegExp("^[\\w.-]{1,64}$", "u");
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.username === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "username" } });
      errors++;
    }
    if (data.password === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "password" } });
      errors++;
    }
    for (const key0 in data) {
      if (!func7.call(schema13.properties, key0)) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func2(data0) > 64) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 64 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.username !== void 0) {
      let data1 = data.username;
      if (typeof data1 === "string") {
        if (func2(data1) > 64) {
          (vErrors ??= []).push({ instancePath: instancePath + "/username", schemaPath: "#/properties/username/maxLength", keyword: "maxLength", params: { limit: 64 } });
          errors++;
        }
        if (func2(data1) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/username", schemaPath: "#/properties/username/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern0.test(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/username", schemaPath: "#/properties/username/pattern", keyword: "pattern", params: { pattern: "^[^\\s/\\\\]+$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/username", schemaPath: "#/properties/username/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.password !== void 0) {
      let data2 = data.password;
      if (typeof data2 === "string") {
        if (func2(data2) > 256) {
          (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/maxLength", keyword: "maxLength", params: { limit: 256 } });
          errors++;
        }
        if (func2(data2) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data3 = data.name;
      if (typeof data3 === "string") {
        if (func2(data3) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.email !== void 0) {
      let data4 = data.email;
      if (typeof data4 === "string") {
        if (func2(data4) > 254) {
          (vErrors ??= []).push({ instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 } });
          errors++;
        }
        if (!pattern1.test(data4)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/email", schemaPath: "#/properties/email/pattern", keyword: "pattern", params: { pattern: "^([^\\s@]+@[^\\s@]+)?$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.phone !== void 0) {
      let data5 = data.phone;
      if (typeof data5 === "string") {
        if (func2(data5) > 40) {
          (vErrors ??= []).push({ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/maxLength", keyword: "maxLength", params: { limit: 40 } });
          errors++;
        }
        if (!pattern2.test(data5)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/pattern", keyword: "pattern", params: { pattern: "^[0-9+() -]*$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.language !== void 0) {
      let data6 = data.language;
      if (typeof data6 === "string") {
        if (func2(data6) > 20) {
          (vErrors ??= []).push({ instancePath: instancePath + "/language", schemaPath: "#/properties/language/maxLength", keyword: "maxLength", params: { limit: 20 } });
          errors++;
        }
        if (!pattern3.test(data6)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/language", schemaPath: "#/properties/language/pattern", keyword: "pattern", params: { pattern: "^([a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2})?$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/language", schemaPath: "#/properties/language/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.roles !== void 0) {
      let data7 = data.roles;
      if (Array.isArray(data7)) {
        if (data7.length > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/maxItems", keyword: "maxItems", params: { limit: 100 } });
          errors++;
        }
        const len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data8 = data7[i0];
          if (typeof data8 === "string") {
            if (func2(data8) > 64) {
              (vErrors ??= []).push({ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/maxLength", keyword: "maxLength", params: { limit: 64 } });
              errors++;
            }
            if (func2(data8) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i1 = data7.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data7[i1];
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
    if (data.permissions !== void 0) {
      let data9 = data.permissions;
      if (Array.isArray(data9)) {
        if (data9.length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/maxItems", keyword: "maxItems", params: { limit: 500 } });
          errors++;
        }
        const len1 = data9.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data10 = data9[i2];
          if (typeof data10 === "string") {
            if (func2(data10) > 100) {
              (vErrors ??= []).push({ instancePath: instancePath + "/permissions/" + i2, schemaPath: "#/properties/permissions/items/maxLength", keyword: "maxLength", params: { limit: 100 } });
              errors++;
            }
            if (!pattern4.test(data10)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/permissions/" + i2, schemaPath: "#/properties/permissions/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9]*\\.[A-Za-z][A-Za-z0-9]*$" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/permissions/" + i2, schemaPath: "#/properties/permissions/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i3 = data9.length;
        let j1;
        if (i3 > 1) {
          const indices1 = {};
          for (; i3--; ) {
            let item1 = data9[i3];
            if (typeof item1 !== "string") {
              continue;
            }
            if (typeof indices1[item1] == "number") {
              j1 = indices1[item1];
              (vErrors ??= []).push({ instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 } });
              errors++;
              break;
            }
            indices1[item1] = i3;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.projects !== void 0) {
      let data11 = data.projects;
      if (Array.isArray(data11)) {
        if (data11.length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/maxItems", keyword: "maxItems", params: { limit: 500 } });
          errors++;
        }
        if (data11.length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/minItems", keyword: "minItems", params: { limit: 1 } });
          errors++;
        }
        const len2 = data11.length;
        for (let i4 = 0; i4 < len2; i4++) {
          let data12 = data11[i4];
          if (typeof data12 === "string") {
            if (!pattern5.test(data12)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/projects/" + i4, schemaPath: "#/properties/projects/items/pattern", keyword: "pattern", params: { pattern: "^[\\w.-]{1,64}$" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/projects/" + i4, schemaPath: "#/properties/projects/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i5 = data11.length;
        let j2;
        if (i5 > 1) {
          const indices2 = {};
          for (; i5--; ) {
            let item2 = data11[i5];
            if (typeof item2 !== "string") {
              continue;
            }
            if (typeof indices2[item2] == "number") {
              j2 = indices2[item2];
              (vErrors ??= []).push({ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/uniqueItems", keyword: "uniqueItems", params: { i: i5, j: j2 } });
              errors++;
              break;
            }
            indices2[item2] = i5;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.isSuper !== void 0) {
      if (typeof data.isSuper !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/isSuper", schemaPath: "#/properties/isSuper/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.isAdmin !== void 0) {
      if (typeof data.isAdmin !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/isAdmin", schemaPath: "#/properties/isAdmin/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.disable !== void 0) {
      if (typeof data.disable !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/disable", schemaPath: "#/properties/disable/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.isFirstLogin !== void 0) {
      if (typeof data.isFirstLogin !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/isFirstLogin", schemaPath: "#/properties/isFirstLogin/type", keyword: "type", params: { type: "boolean" } });
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
var schema14 = { "type": "object", "additionalProperties": false, "properties": { "id": { "type": "string", "maxLength": 64 }, "username": { "type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[^\\s/\\\\]+$" }, "password": { "type": "string", "minLength": 1, "maxLength": 256 }, "name": { "type": "string", "maxLength": 100 }, "email": { "type": "string", "maxLength": 254, "pattern": "^([^\\s@]+@[^\\s@]+)?$" }, "phone": { "type": "string", "maxLength": 40, "pattern": "^[0-9+() -]*$" }, "language": { "type": "string", "maxLength": 20, "pattern": "^([a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2})?$" }, "roles": { "type": "array", "maxItems": 100, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 64 } }, "permissions": { "type": "array", "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "maxLength": 100, "pattern": "^[A-Za-z][A-Za-z0-9]*\\.[A-Za-z][A-Za-z0-9]*$" } }, "projects": { "type": "array", "minItems": 1, "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "pattern": "^[\\w.-]{1,64}$" } }, "isSuper": { "type": "boolean" }, "isAdmin": { "type": "boolean" }, "disable": { "type": "boolean" }, "isFirstLogin": { "type": "boolean" }, "pageSetting": { "type": "object", "maxProperties": 500, "propertyNames": { "type": "string", "pattern": "^[A-Za-z0-9_-]{1,100}$", "not": { "enum": ["__proto__", "constructor", "prototype"] } }, "additionalProperties": { "type": "array", "maxItems": 200, "items": { "type": "string", "minLength": 1, "maxLength": 200 } } } }, "minProperties": 1, "patternProperties": { "^pageSetting\\.[A-Za-z0-9_-]{1,100}$": { "type": "array", "maxItems": 200, "items": { "type": "string", "minLength": 1, "maxLength": 200 } } } };
var pattern6 = new RegExp("^pageSetting\\.[A-Za-z0-9_-]{1,100}$", "u");
var pattern13 = new RegExp("^[A-Za-z0-9_-]{1,100}$", "u");
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 } });
      errors++;
    }
    for (const key0 in data) {
      if (!(func7.call(schema14.properties, key0) || pattern6.test(key0))) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func2(data0) > 64) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 64 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.username !== void 0) {
      let data1 = data.username;
      if (typeof data1 === "string") {
        if (func2(data1) > 64) {
          (vErrors ??= []).push({ instancePath: instancePath + "/username", schemaPath: "#/properties/username/maxLength", keyword: "maxLength", params: { limit: 64 } });
          errors++;
        }
        if (func2(data1) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/username", schemaPath: "#/properties/username/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern0.test(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/username", schemaPath: "#/properties/username/pattern", keyword: "pattern", params: { pattern: "^[^\\s/\\\\]+$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/username", schemaPath: "#/properties/username/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.password !== void 0) {
      let data2 = data.password;
      if (typeof data2 === "string") {
        if (func2(data2) > 256) {
          (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/maxLength", keyword: "maxLength", params: { limit: 256 } });
          errors++;
        }
        if (func2(data2) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data3 = data.name;
      if (typeof data3 === "string") {
        if (func2(data3) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.email !== void 0) {
      let data4 = data.email;
      if (typeof data4 === "string") {
        if (func2(data4) > 254) {
          (vErrors ??= []).push({ instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 } });
          errors++;
        }
        if (!pattern1.test(data4)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/email", schemaPath: "#/properties/email/pattern", keyword: "pattern", params: { pattern: "^([^\\s@]+@[^\\s@]+)?$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.phone !== void 0) {
      let data5 = data.phone;
      if (typeof data5 === "string") {
        if (func2(data5) > 40) {
          (vErrors ??= []).push({ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/maxLength", keyword: "maxLength", params: { limit: 40 } });
          errors++;
        }
        if (!pattern2.test(data5)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/pattern", keyword: "pattern", params: { pattern: "^[0-9+() -]*$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.language !== void 0) {
      let data6 = data.language;
      if (typeof data6 === "string") {
        if (func2(data6) > 20) {
          (vErrors ??= []).push({ instancePath: instancePath + "/language", schemaPath: "#/properties/language/maxLength", keyword: "maxLength", params: { limit: 20 } });
          errors++;
        }
        if (!pattern3.test(data6)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/language", schemaPath: "#/properties/language/pattern", keyword: "pattern", params: { pattern: "^([a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2})?$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/language", schemaPath: "#/properties/language/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.roles !== void 0) {
      let data7 = data.roles;
      if (Array.isArray(data7)) {
        if (data7.length > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/maxItems", keyword: "maxItems", params: { limit: 100 } });
          errors++;
        }
        const len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data8 = data7[i0];
          if (typeof data8 === "string") {
            if (func2(data8) > 64) {
              (vErrors ??= []).push({ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/maxLength", keyword: "maxLength", params: { limit: 64 } });
              errors++;
            }
            if (func2(data8) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i1 = data7.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data7[i1];
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
    if (data.permissions !== void 0) {
      let data9 = data.permissions;
      if (Array.isArray(data9)) {
        if (data9.length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/maxItems", keyword: "maxItems", params: { limit: 500 } });
          errors++;
        }
        const len1 = data9.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data10 = data9[i2];
          if (typeof data10 === "string") {
            if (func2(data10) > 100) {
              (vErrors ??= []).push({ instancePath: instancePath + "/permissions/" + i2, schemaPath: "#/properties/permissions/items/maxLength", keyword: "maxLength", params: { limit: 100 } });
              errors++;
            }
            if (!pattern4.test(data10)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/permissions/" + i2, schemaPath: "#/properties/permissions/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9]*\\.[A-Za-z][A-Za-z0-9]*$" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/permissions/" + i2, schemaPath: "#/properties/permissions/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i3 = data9.length;
        let j1;
        if (i3 > 1) {
          const indices1 = {};
          for (; i3--; ) {
            let item1 = data9[i3];
            if (typeof item1 !== "string") {
              continue;
            }
            if (typeof indices1[item1] == "number") {
              j1 = indices1[item1];
              (vErrors ??= []).push({ instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 } });
              errors++;
              break;
            }
            indices1[item1] = i3;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.projects !== void 0) {
      let data11 = data.projects;
      if (Array.isArray(data11)) {
        if (data11.length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/maxItems", keyword: "maxItems", params: { limit: 500 } });
          errors++;
        }
        if (data11.length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/minItems", keyword: "minItems", params: { limit: 1 } });
          errors++;
        }
        const len2 = data11.length;
        for (let i4 = 0; i4 < len2; i4++) {
          let data12 = data11[i4];
          if (typeof data12 === "string") {
            if (!pattern5.test(data12)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/projects/" + i4, schemaPath: "#/properties/projects/items/pattern", keyword: "pattern", params: { pattern: "^[\\w.-]{1,64}$" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/projects/" + i4, schemaPath: "#/properties/projects/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i5 = data11.length;
        let j2;
        if (i5 > 1) {
          const indices2 = {};
          for (; i5--; ) {
            let item2 = data11[i5];
            if (typeof item2 !== "string") {
              continue;
            }
            if (typeof indices2[item2] == "number") {
              j2 = indices2[item2];
              (vErrors ??= []).push({ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/uniqueItems", keyword: "uniqueItems", params: { i: i5, j: j2 } });
              errors++;
              break;
            }
            indices2[item2] = i5;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.isSuper !== void 0) {
      if (typeof data.isSuper !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/isSuper", schemaPath: "#/properties/isSuper/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.isAdmin !== void 0) {
      if (typeof data.isAdmin !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/isAdmin", schemaPath: "#/properties/isAdmin/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.disable !== void 0) {
      if (typeof data.disable !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/disable", schemaPath: "#/properties/disable/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.isFirstLogin !== void 0) {
      if (typeof data.isFirstLogin !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/isFirstLogin", schemaPath: "#/properties/isFirstLogin/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.pageSetting !== void 0) {
      let data17 = data.pageSetting;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        if (Object.keys(data17).length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/maxProperties", keyword: "maxProperties", params: { limit: 500 } });
          errors++;
        }
        for (const key1 in data17) {
          const _errs38 = errors;
          const _errs40 = errors;
          const _errs41 = errors;
          if (!(key1 === "__proto__" || key1 === "constructor" || key1 === "prototype")) {
            (vErrors ??= []).push({});
            errors++;
          }
          var valid11 = _errs41 === errors;
          if (valid11) {
            (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/propertyNames/not", keyword: "not", params: {}, propertyName: key1 });
            errors++;
          } else {
            errors = _errs40;
            if (vErrors !== null) {
              if (_errs40) {
                vErrors.length = _errs40;
              } else {
                vErrors = null;
              }
            }
          }
          if (typeof key1 === "string") {
            if (!pattern13.test(key1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,100}$" }, propertyName: key1 });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/propertyNames/type", keyword: "type", params: { type: "string" }, propertyName: key1 });
            errors++;
          }
          var valid10 = _errs38 === errors;
          if (!valid10) {
            (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } });
            errors++;
          }
        }
        for (const key2 in data17) {
          let data18 = data17[key2];
          if (Array.isArray(data18)) {
            if (data18.length > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pageSetting/additionalProperties/maxItems", keyword: "maxItems", params: { limit: 200 } });
              errors++;
            }
            const len3 = data18.length;
            for (let i6 = 0; i6 < len3; i6++) {
              let data19 = data18[i6];
              if (typeof data19 === "string") {
                if (func2(data19) > 200) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i6, schemaPath: "#/properties/pageSetting/additionalProperties/items/maxLength", keyword: "maxLength", params: { limit: 200 } });
                  errors++;
                }
                if (func2(data19) < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i6, schemaPath: "#/properties/pageSetting/additionalProperties/items/minLength", keyword: "minLength", params: { limit: 1 } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i6, schemaPath: "#/properties/pageSetting/additionalProperties/items/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pageSetting/additionalProperties/type", keyword: "type", params: { type: "array" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    for (const key3 in data) {
      if (pattern6.test(key3)) {
        let data20 = data[key3];
        if (Array.isArray(data20)) {
          if (data20.length > 200) {
            (vErrors ??= []).push({ instancePath: instancePath + "/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/patternProperties/%5EpageSetting%5C.%5BA-Za-z0-9_-%5D%7B1%2C100%7D%24/maxItems", keyword: "maxItems", params: { limit: 200 } });
            errors++;
          }
          const len4 = data20.length;
          for (let i7 = 0; i7 < len4; i7++) {
            let data21 = data20[i7];
            if (typeof data21 === "string") {
              if (func2(data21) > 200) {
                (vErrors ??= []).push({ instancePath: instancePath + "/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i7, schemaPath: "#/patternProperties/%5EpageSetting%5C.%5BA-Za-z0-9_-%5D%7B1%2C100%7D%24/items/maxLength", keyword: "maxLength", params: { limit: 200 } });
                errors++;
              }
              if (func2(data21) < 1) {
                (vErrors ??= []).push({ instancePath: instancePath + "/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i7, schemaPath: "#/patternProperties/%5EpageSetting%5C.%5BA-Za-z0-9_-%5D%7B1%2C100%7D%24/items/minLength", keyword: "minLength", params: { limit: 1 } });
                errors++;
              }
            } else {
              (vErrors ??= []).push({ instancePath: instancePath + "/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i7, schemaPath: "#/patternProperties/%5EpageSetting%5C.%5BA-Za-z0-9_-%5D%7B1%2C100%7D%24/items/type", keyword: "type", params: { type: "string" } });
              errors++;
            }
          }
        } else {
          (vErrors ??= []).push({ instancePath: instancePath + "/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/patternProperties/%5EpageSetting%5C.%5BA-Za-z0-9_-%5D%7B1%2C100%7D%24/type", keyword: "type", params: { type: "array" } });
          errors++;
        }
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate13.errors = vErrors;
  return errors === 0;
}

var userCreateEntity = entityOf(test0);
var userUpdateEntity = entityOf(test1);
export {
  userCreateEntity,
  userUpdateEntity
};
