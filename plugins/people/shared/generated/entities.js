import { entityOf } from "@signalbox/schemas/validators/runtime";

import { ucs2length as func2 } from "@signalbox/schemas/validators/runtime";
var test0 = validate12;
var schema13 = { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "id": { "type": "string", "maxLength": 64 }, "username": { "type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[^\\s/\\\\]+$" }, "password": { "type": "string", "minLength": 1, "maxLength": 256 }, "isFirstLogin": { "type": "boolean" }, "name": { "type": "string", "maxLength": 100 }, "email": { "type": "string", "maxLength": 254, "pattern": "^([^\\s@]+@[^\\s@]+)?$" }, "phone": { "type": "string", "maxLength": 40, "pattern": "^[0-9+() -]*$" }, "avatar": { "type": "string", "maxLength": 4096, "pattern": "^([Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/[A-Za-z0-9.+-]+;[Bb][Aa][Ss][Ee]64,|[^:]*$)" }, "language": { "type": "string", "maxLength": 20, "pattern": "^([a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2})?$" }, "roles": { "type": "array", "maxItems": 100, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 64 } }, "permissions": { "type": "array", "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "maxLength": 100, "pattern": "^[A-Za-z][A-Za-z0-9]*\\.[A-Za-z][A-Za-z0-9]*$" } }, "projects": { "type": "array", "minItems": 1, "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "pattern": "^[\\w.-]{1,64}$" } }, "isSuper": { "type": "boolean" }, "isAdmin": { "type": "boolean" }, "disable": { "type": "boolean" }, "pageSetting": { "type": "object", "maxProperties": 500, "propertyNames": { "type": "string", "pattern": "^[A-Za-z0-9_-]{1,100}$", "not": { "enum": ["__proto__", "constructor", "prototype"] } }, "additionalProperties": { "type": "array", "maxItems": 200, "items": { "type": "string", "minLength": 1, "maxLength": 200 } } } }, "patternProperties": { "^pageSetting\\.[A-Za-z0-9_-]{1,100}$": { "type": "array", "maxItems": 200, "items": { "type": "string", "minLength": 1, "maxLength": 200 } } } };
var func7 = Object.prototype.hasOwnProperty;
var pattern0 = new RegExp("^pageSetting\\.[A-Za-z0-9_-]{1,100}$", "u");
var pattern1 = new RegExp("^[^\\s/\\\\]+$", "u");
var pattern2 = new RegExp("^([^\\s@]+@[^\\s@]+)?$", "u");
var pattern3 = new RegExp("^[0-9+() -]*$", "u");
var pattern4 = new RegExp("^([Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/[A-Za-z0-9.+-]+;[Bb][Aa][Ss][Ee]64,|[^:]*$)", "u");
var pattern5 = new RegExp("^([a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2})?$", "u");
var pattern6 = new RegExp("^[A-Za-z][A-Za-z0-9]*\\.[A-Za-z][A-Za-z0-9]*$", "u");
var pattern7 = new RegExp("^[\\w.-]{1,64}$", "u");
var pattern8 = new RegExp("^[A-Za-z0-9_-]{1,100}$", "u");
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 } });
      errors++;
    }
    for (const key0 in data) {
      if (!(func7.call(schema13.properties, key0) || pattern0.test(key0))) {
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
        if (!pattern1.test(data1)) {
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
    if (data.isFirstLogin !== void 0) {
      if (typeof data.isFirstLogin !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/isFirstLogin", schemaPath: "#/properties/isFirstLogin/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data4 = data.name;
      if (typeof data4 === "string") {
        if (func2(data4) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } });
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
        if (!pattern2.test(data5)) {
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
        if (!pattern3.test(data6)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/pattern", keyword: "pattern", params: { pattern: "^[0-9+() -]*$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.avatar !== void 0) {
      let data7 = data.avatar;
      if (typeof data7 === "string") {
        if (func2(data7) > 4096) {
          (vErrors ??= []).push({ instancePath: instancePath + "/avatar", schemaPath: "#/properties/avatar/maxLength", keyword: "maxLength", params: { limit: 4096 } });
          errors++;
        }
        if (!pattern4.test(data7)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/avatar", schemaPath: "#/properties/avatar/pattern", keyword: "pattern", params: { pattern: "^([Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/[A-Za-z0-9.+-]+;[Bb][Aa][Ss][Ee]64,|[^:]*$)" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/avatar", schemaPath: "#/properties/avatar/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.language !== void 0) {
      let data8 = data.language;
      if (typeof data8 === "string") {
        if (func2(data8) > 20) {
          (vErrors ??= []).push({ instancePath: instancePath + "/language", schemaPath: "#/properties/language/maxLength", keyword: "maxLength", params: { limit: 20 } });
          errors++;
        }
        if (!pattern5.test(data8)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/language", schemaPath: "#/properties/language/pattern", keyword: "pattern", params: { pattern: "^([a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2})?$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/language", schemaPath: "#/properties/language/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.roles !== void 0) {
      let data9 = data.roles;
      if (Array.isArray(data9)) {
        if (data9.length > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/maxItems", keyword: "maxItems", params: { limit: 100 } });
          errors++;
        }
        const len0 = data9.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data10 = data9[i0];
          if (typeof data10 === "string") {
            if (func2(data10) > 64) {
              (vErrors ??= []).push({ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/maxLength", keyword: "maxLength", params: { limit: 64 } });
              errors++;
            }
            if (func2(data10) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i1 = data9.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data9[i1];
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
      let data11 = data.permissions;
      if (Array.isArray(data11)) {
        if (data11.length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/maxItems", keyword: "maxItems", params: { limit: 500 } });
          errors++;
        }
        const len1 = data11.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data12 = data11[i2];
          if (typeof data12 === "string") {
            if (func2(data12) > 100) {
              (vErrors ??= []).push({ instancePath: instancePath + "/permissions/" + i2, schemaPath: "#/properties/permissions/items/maxLength", keyword: "maxLength", params: { limit: 100 } });
              errors++;
            }
            if (!pattern6.test(data12)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/permissions/" + i2, schemaPath: "#/properties/permissions/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9]*\\.[A-Za-z][A-Za-z0-9]*$" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/permissions/" + i2, schemaPath: "#/properties/permissions/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i3 = data11.length;
        let j1;
        if (i3 > 1) {
          const indices1 = {};
          for (; i3--; ) {
            let item1 = data11[i3];
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
      let data13 = data.projects;
      if (Array.isArray(data13)) {
        if (data13.length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/maxItems", keyword: "maxItems", params: { limit: 500 } });
          errors++;
        }
        if (data13.length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/minItems", keyword: "minItems", params: { limit: 1 } });
          errors++;
        }
        const len2 = data13.length;
        for (let i4 = 0; i4 < len2; i4++) {
          let data14 = data13[i4];
          if (typeof data14 === "string") {
            if (!pattern7.test(data14)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/projects/" + i4, schemaPath: "#/properties/projects/items/pattern", keyword: "pattern", params: { pattern: "^[\\w.-]{1,64}$" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/projects/" + i4, schemaPath: "#/properties/projects/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i5 = data13.length;
        let j2;
        if (i5 > 1) {
          const indices2 = {};
          for (; i5--; ) {
            let item2 = data13[i5];
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
    if (data.pageSetting !== void 0) {
      let data18 = data.pageSetting;
      if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
        if (Object.keys(data18).length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/maxProperties", keyword: "maxProperties", params: { limit: 500 } });
          errors++;
        }
        for (const key1 in data18) {
          const _errs40 = errors;
          const _errs42 = errors;
          const _errs43 = errors;
          if (!(key1 === "__proto__" || key1 === "constructor" || key1 === "prototype")) {
            (vErrors ??= []).push({});
            errors++;
          }
          var valid11 = _errs43 === errors;
          if (valid11) {
            (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/propertyNames/not", keyword: "not", params: {}, propertyName: key1 });
            errors++;
          } else {
            errors = _errs42;
            if (vErrors !== null) {
              if (_errs42) {
                vErrors.length = _errs42;
              } else {
                vErrors = null;
              }
            }
          }
          if (typeof key1 === "string") {
            if (!pattern8.test(key1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,100}$" }, propertyName: key1 });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/propertyNames/type", keyword: "type", params: { type: "string" }, propertyName: key1 });
            errors++;
          }
          var valid10 = _errs40 === errors;
          if (!valid10) {
            (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } });
            errors++;
          }
        }
        for (const key2 in data18) {
          let data19 = data18[key2];
          if (Array.isArray(data19)) {
            if (data19.length > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pageSetting/additionalProperties/maxItems", keyword: "maxItems", params: { limit: 200 } });
              errors++;
            }
            const len3 = data19.length;
            for (let i6 = 0; i6 < len3; i6++) {
              let data20 = data19[i6];
              if (typeof data20 === "string") {
                if (func2(data20) > 200) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i6, schemaPath: "#/properties/pageSetting/additionalProperties/items/maxLength", keyword: "maxLength", params: { limit: 200 } });
                  errors++;
                }
                if (func2(data20) < 1) {
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
      if (pattern0.test(key3)) {
        let data21 = data[key3];
        if (Array.isArray(data21)) {
          if (data21.length > 200) {
            (vErrors ??= []).push({ instancePath: instancePath + "/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/patternProperties/%5EpageSetting%5C.%5BA-Za-z0-9_-%5D%7B1%2C100%7D%24/maxItems", keyword: "maxItems", params: { limit: 200 } });
            errors++;
          }
          const len4 = data21.length;
          for (let i7 = 0; i7 < len4; i7++) {
            let data22 = data21[i7];
            if (typeof data22 === "string") {
              if (func2(data22) > 200) {
                (vErrors ??= []).push({ instancePath: instancePath + "/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i7, schemaPath: "#/patternProperties/%5EpageSetting%5C.%5BA-Za-z0-9_-%5D%7B1%2C100%7D%24/items/maxLength", keyword: "maxLength", params: { limit: 200 } });
                errors++;
              }
              if (func2(data22) < 1) {
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
  validate12.errors = vErrors;
  return errors === 0;
}
var test1 = validate13;
var schema14 = { "type": "object", "additionalProperties": false, "required": ["username"], "properties": { "id": { "type": "string", "maxLength": 64 }, "username": { "type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[^\\s/\\\\]+$" }, "password": { "type": "string", "minLength": 1, "maxLength": 256 }, "isFirstLogin": { "type": "boolean" }, "name": { "type": "string", "maxLength": 100 }, "email": { "type": "string", "maxLength": 254, "pattern": "^([^\\s@]+@[^\\s@]+)?$" }, "phone": { "type": "string", "maxLength": 40, "pattern": "^[0-9+() -]*$" }, "avatar": { "type": "string", "maxLength": 4096, "pattern": "^([Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/[A-Za-z0-9.+-]+;[Bb][Aa][Ss][Ee]64,|[^:]*$)" }, "language": { "type": "string", "maxLength": 20, "pattern": "^([a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2})?$" }, "roles": { "type": "array", "maxItems": 100, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 64, "reference": "core/role" } }, "permissions": { "type": "array", "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "maxLength": 100, "pattern": "^[A-Za-z][A-Za-z0-9]*\\.[A-Za-z][A-Za-z0-9]*$" } }, "projects": { "type": "array", "minItems": 1, "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "pattern": "^[\\w.-]{1,64}$" } }, "isSuper": { "type": "boolean" }, "isAdmin": { "type": "boolean" }, "disable": { "type": "boolean" }, "pageSetting": { "type": "object", "maxProperties": 500, "propertyNames": { "type": "string", "pattern": "^[A-Za-z0-9_-]{1,100}$", "not": { "enum": ["__proto__", "constructor", "prototype"] } }, "additionalProperties": { "type": "array", "maxItems": 200, "items": { "type": "string", "minLength": 1, "maxLength": 200 } } } } };
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.username === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "username" } });
      errors++;
    }
    for (const key0 in data) {
      if (!func7.call(schema14.properties, key0)) {
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
        if (!pattern1.test(data1)) {
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
    if (data.isFirstLogin !== void 0) {
      if (typeof data.isFirstLogin !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/isFirstLogin", schemaPath: "#/properties/isFirstLogin/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data4 = data.name;
      if (typeof data4 === "string") {
        if (func2(data4) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } });
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
        if (!pattern2.test(data5)) {
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
        if (!pattern3.test(data6)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/pattern", keyword: "pattern", params: { pattern: "^[0-9+() -]*$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.avatar !== void 0) {
      let data7 = data.avatar;
      if (typeof data7 === "string") {
        if (func2(data7) > 4096) {
          (vErrors ??= []).push({ instancePath: instancePath + "/avatar", schemaPath: "#/properties/avatar/maxLength", keyword: "maxLength", params: { limit: 4096 } });
          errors++;
        }
        if (!pattern4.test(data7)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/avatar", schemaPath: "#/properties/avatar/pattern", keyword: "pattern", params: { pattern: "^([Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/[A-Za-z0-9.+-]+;[Bb][Aa][Ss][Ee]64,|[^:]*$)" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/avatar", schemaPath: "#/properties/avatar/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.language !== void 0) {
      let data8 = data.language;
      if (typeof data8 === "string") {
        if (func2(data8) > 20) {
          (vErrors ??= []).push({ instancePath: instancePath + "/language", schemaPath: "#/properties/language/maxLength", keyword: "maxLength", params: { limit: 20 } });
          errors++;
        }
        if (!pattern5.test(data8)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/language", schemaPath: "#/properties/language/pattern", keyword: "pattern", params: { pattern: "^([a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2})?$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/language", schemaPath: "#/properties/language/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.roles !== void 0) {
      let data9 = data.roles;
      if (Array.isArray(data9)) {
        if (data9.length > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/maxItems", keyword: "maxItems", params: { limit: 100 } });
          errors++;
        }
        const len0 = data9.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data10 = data9[i0];
          if (typeof data10 === "string") {
            if (func2(data10) > 64) {
              (vErrors ??= []).push({ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/maxLength", keyword: "maxLength", params: { limit: 64 } });
              errors++;
            }
            if (func2(data10) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i1 = data9.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data9[i1];
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
      let data11 = data.permissions;
      if (Array.isArray(data11)) {
        if (data11.length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/maxItems", keyword: "maxItems", params: { limit: 500 } });
          errors++;
        }
        const len1 = data11.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data12 = data11[i2];
          if (typeof data12 === "string") {
            if (func2(data12) > 100) {
              (vErrors ??= []).push({ instancePath: instancePath + "/permissions/" + i2, schemaPath: "#/properties/permissions/items/maxLength", keyword: "maxLength", params: { limit: 100 } });
              errors++;
            }
            if (!pattern6.test(data12)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/permissions/" + i2, schemaPath: "#/properties/permissions/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9]*\\.[A-Za-z][A-Za-z0-9]*$" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/permissions/" + i2, schemaPath: "#/properties/permissions/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i3 = data11.length;
        let j1;
        if (i3 > 1) {
          const indices1 = {};
          for (; i3--; ) {
            let item1 = data11[i3];
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
      let data13 = data.projects;
      if (Array.isArray(data13)) {
        if (data13.length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/maxItems", keyword: "maxItems", params: { limit: 500 } });
          errors++;
        }
        if (data13.length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/minItems", keyword: "minItems", params: { limit: 1 } });
          errors++;
        }
        const len2 = data13.length;
        for (let i4 = 0; i4 < len2; i4++) {
          let data14 = data13[i4];
          if (typeof data14 === "string") {
            if (!pattern7.test(data14)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/projects/" + i4, schemaPath: "#/properties/projects/items/pattern", keyword: "pattern", params: { pattern: "^[\\w.-]{1,64}$" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/projects/" + i4, schemaPath: "#/properties/projects/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i5 = data13.length;
        let j2;
        if (i5 > 1) {
          const indices2 = {};
          for (; i5--; ) {
            let item2 = data13[i5];
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
    if (data.pageSetting !== void 0) {
      let data18 = data.pageSetting;
      if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
        if (Object.keys(data18).length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/maxProperties", keyword: "maxProperties", params: { limit: 500 } });
          errors++;
        }
        for (const key1 in data18) {
          const _errs41 = errors;
          const _errs43 = errors;
          const _errs44 = errors;
          if (!(key1 === "__proto__" || key1 === "constructor" || key1 === "prototype")) {
            (vErrors ??= []).push({});
            errors++;
          }
          var valid11 = _errs44 === errors;
          if (valid11) {
            (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/propertyNames/not", keyword: "not", params: {}, propertyName: key1 });
            errors++;
          } else {
            errors = _errs43;
            if (vErrors !== null) {
              if (_errs43) {
                vErrors.length = _errs43;
              } else {
                vErrors = null;
              }
            }
          }
          if (typeof key1 === "string") {
            if (!pattern8.test(key1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,100}$" }, propertyName: key1 });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/propertyNames/type", keyword: "type", params: { type: "string" }, propertyName: key1 });
            errors++;
          }
          var valid10 = _errs41 === errors;
          if (!valid10) {
            (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } });
            errors++;
          }
        }
        for (const key2 in data18) {
          let data19 = data18[key2];
          if (Array.isArray(data19)) {
            if (data19.length > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pageSetting/additionalProperties/maxItems", keyword: "maxItems", params: { limit: 200 } });
              errors++;
            }
            const len3 = data19.length;
            for (let i6 = 0; i6 < len3; i6++) {
              let data20 = data19[i6];
              if (typeof data20 === "string") {
                if (func2(data20) > 200) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i6, schemaPath: "#/properties/pageSetting/additionalProperties/items/maxLength", keyword: "maxLength", params: { limit: 200 } });
                  errors++;
                }
                if (func2(data20) < 1) {
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
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate13.errors = vErrors;
  return errors === 0;
}

var userPatchEntity = entityOf(test0);
var userEntity = entityOf(test1);
export {
  userEntity,
  userPatchEntity
};
