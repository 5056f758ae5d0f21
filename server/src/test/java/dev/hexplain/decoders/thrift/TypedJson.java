package dev.hexplain.decoders.thrift;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads what Thrift's JSON protocol writes, which is not quite JSON: keys of objects may be anything. */
final class TypedJson {
    private final String text;
    private int at;

    private TypedJson(String text) {
        this.text = text;
    }

    static Object read(String text) {
        return new TypedJson(text.substring(text.indexOf(text.contains("[1,\"") ? '[' : '{'))).value();
    }

    private Object value() {
        return switch (text.charAt(at)) {
            case '{' -> object();
            case '[' -> array();
            case '"' -> string();
            default -> number();
        };
    }

    private Map<Object, Object> object() {
        Map<Object, Object> members = new LinkedHashMap<>();
        at++;
        while (text.charAt(at) != '}') {
            Object key = value();
            at++;
            members.put(key, value());
            at += text.charAt(at) == ',' ? 1 : 0;
        }
        at++;
        return members;
    }

    private List<Object> array() {
        List<Object> items = new ArrayList<>();
        at++;
        while (text.charAt(at) != ']') {
            items.add(value());
            at += text.charAt(at) == ',' ? 1 : 0;
        }
        at++;
        return items;
    }

    private String string() {
        StringBuilder value = new StringBuilder();
        at++;
        while (text.charAt(at) != '"') {
            char c = text.charAt(at++);
            if (c == '\\') {
                char escaped = text.charAt(at++);
                if (escaped == 'u') {
                    value.append((char) Integer.parseInt(text.substring(at, at + 4), 16));
                    at += 4;
                } else {
                    value.append(escaped == 'n' ? '\n' : escaped == 't' ? '\t' : escaped == 'r' ? '\r' : escaped);
                }
            } else {
                value.append(c);
            }
        }
        at++;
        return value.toString();
    }

    private String number() {
        int from = at;
        while (at < text.length() && ",]}:".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return text.substring(from, at);
    }
}
