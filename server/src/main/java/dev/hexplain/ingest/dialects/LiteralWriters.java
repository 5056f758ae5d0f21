package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.DialectWriter;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;

/** Writers of byte literals of source code, log lines and database consoles. */
final class LiteralWriters {
    private static final int PER_LINE = 12;

    private LiteralWriters() {}

    static List<DialectWriter> all() {
        return List.of(
                new ListWriter("hex", "Plain hex", "hex", "", "", 0, "", LiteralWriters::hex, n -> "\n"),
                new ListWriter("xxd-p", "xxd -p", "hex", "", "", 30, "", LiteralWriters::hex, n -> n == 0 ? "" : "\n"),
                separated("hex-colon", "Hex with colons, HexFormat", ":"),
                separated("bitconverter", "C# BitConverter.ToString", "-"),
                new ListWriter(
                        "xxd-i",
                        "C array, xxd -i",
                        "bytes",
                        "unsigned char bytes[] = {\n",
                        ", ",
                        PER_LINE,
                        "  ",
                        LiteralWriters::prefixed,
                        n -> (n == 0 ? "" : "\n") + "};\nunsigned int bytes_len = " + n + ";\n"),
                array("java", "Java array", "byte[] bytes = {", LiteralWriters::signed, "};\n"),
                array("kotlin", "Kotlin array", "val bytes = byteArrayOf(", LiteralWriters::signed, ")\n"),
                array("csharp", "C# array", "byte[] bytes = new byte[] {", LiteralWriters::prefixed, "};\n"),
                array("go", "Go slice", "bytes := []byte{", LiteralWriters::prefixed, "}\n"),
                array("rust", "Rust slice", "let bytes: &[u8] = &[", LiteralWriters::prefixed, "];\n"),
                array(
                        "javascript",
                        "JavaScript Uint8Array",
                        "const bytes = new Uint8Array([",
                        Integer::toString,
                        "]);\n"),
                list("arrays-tostring", "Java Arrays.toString", "[", LiteralWriters::signed),
                list("json", "JSON array", "[", Integer::toString),
                new ListWriter(
                        "node-json",
                        "Node.js Buffer as JSON",
                        "bytes",
                        "{\"type\":\"Buffer\",\"data\":[",
                        ",",
                        0,
                        "",
                        Integer::toString,
                        n -> "]}\n"),
                new ListWriter(
                        "node-buffer",
                        "Node.js Buffer",
                        "node-buffer",
                        "<Buffer ",
                        " ",
                        0,
                        "",
                        LiteralWriters::hex,
                        n -> ">\n"),
                string("python", "Python bytes", "b'", octet -> escaped(octet, '\''), "'\n"),
                string("redis", "redis-cli", "\"", LiteralWriters::redis, "\"\n"),
                string("c-string", "C string, octal escapes", "\"", octet -> octal(octet, '"'), "\"\n"),
                string("unicode", "Java string", "\"", octet -> "\\u" + DumpRowFormat.number(octet, 16, 4), "\"\n"),
                new ListWriter("postgres", "PostgreSQL bytea", "hex", "\\x", "", 0, "", LiteralWriters::hex, n -> "\n"),
                string("postgres-escape", "PostgreSQL bytea, escape form", "", LiteralWriters::postgres, "\n"),
                new ListWriter("sql", "SQL", "sql-hex", "X'", "", 0, "", LiteralWriters::upper, n -> "'\n"),
                new ListWriter(
                        "percent", "Percent-encoding", "percent", "", "", 0, "", LiteralWriters::percent, n -> "\n"),
                new ListWriter(
                        "form",
                        "Percent-encoding of forms",
                        "form",
                        "",
                        "",
                        0,
                        "",
                        octet -> octet == ' ' ? "+" : percent(octet),
                        n -> "\n"));
    }

    private static DialectWriter separated(String id, String title, String separator) {
        return new ListWriter(id, title, "hex", "", separator, 0, "", LiteralWriters::upper, n -> "\n");
    }

    private static DialectWriter array(String id, String title, String head, IntFunction<String> octet, String tail) {
        return new ListWriter(id, title, "bytes", head, ", ", 0, "", octet, n -> tail);
    }

    private static DialectWriter list(String id, String title, String head, IntFunction<String> octet) {
        return new ListWriter(id, title, "bytes", head, ", ", 0, "", octet, n -> "]\n");
    }

    private static DialectWriter string(String id, String title, String head, IntFunction<String> octet, String tail) {
        return new ListWriter(id, title, "escapes", head, "", 0, "", octet, n -> tail);
    }

    private static String hex(int octet) {
        return DumpRowFormat.number(octet, 16, 2);
    }

    private static String upper(int octet) {
        return hex(octet).toUpperCase(Locale.ROOT);
    }

    private static String prefixed(int octet) {
        return "0x" + hex(octet);
    }

    private static String signed(int octet) {
        return Integer.toString((byte) octet);
    }

    private static boolean isPrintable(int octet) {
        return octet >= 0x20 && octet < 0x7F;
    }

    private static String escaped(int octet, char quote) {
        if (octet == quote || octet == '\\') {
            return "\\" + (char) octet;
        }
        int simple = "\n\r\t".indexOf(octet);
        return simple >= 0
                ? "\\" + "nrt".charAt(simple)
                : isPrintable(octet) ? String.valueOf((char) octet) : "\\x" + hex(octet);
    }

    /** As redis-cli does it, which knows the escapes of bell and backspace, too. */
    private static String redis(int octet) {
        return switch (octet) {
            case 0x07 -> "\\a";
            case 0x08 -> "\\b";
            default -> escaped(octet, '"');
        };
    }

    private static String octal(int octet, char quote) {
        if (octet == quote || octet == '\\') {
            return "\\" + (char) octet;
        }
        return isPrintable(octet) ? String.valueOf((char) octet) : "\\" + DumpRowFormat.number(octet, 8, 3);
    }

    /** A quote may be taken for the start of a literal: it is escaped, though the database would not. */
    private static String postgres(int octet) {
        if (octet == '\\') {
            return "\\\\";
        }
        boolean plain = isPrintable(octet) && "'\"`".indexOf(octet) < 0;
        return plain ? String.valueOf((char) octet) : "\\" + DumpRowFormat.number(octet, 8, 3);
    }

    private static String percent(int octet) {
        boolean unreserved = (octet >= 'a' && octet <= 'z')
                || (octet >= 'A' && octet <= 'Z')
                || (octet >= '0' && octet <= '9')
                || "-._~".indexOf(octet) >= 0;
        return unreserved ? String.valueOf((char) octet) : "%" + upper(octet);
    }
}
