package dev.hexplain.decoders.xml;

import dev.hexplain.bytes.Window;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;

/** Finds the end offsets of tokens. */
final class XmlLexer {
    private final Window bytes;
    private final long end;

    XmlLexer(Parse parse) {
        this.bytes = parse.in.bytes;
        this.end = parse.in.end;
    }

    /** The byte at an offset; -1 after the last. */
    int peek(long at) {
        return at < end ? bytes.u1(at) : -1;
    }

    /** S: white space (section 2.3). */
    static boolean isSpace(int c) {
        return c == ' ' || c == '\n' || c == '\r' || c == '\t';
    }

    long pastSpace(long from) {
        long at = from;
        while (isSpace(peek(at))) {
            at++;
        }
        return at;
    }

    /** NameStartChar (section 2.3); any non-ASCII character is accepted. */
    static boolean startsName(int c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == ':' || c >= 0x80;
    }

    private static boolean isNameChar(int c) {
        return startsName(c) || (c >= '0' && c <= '9') || c == '-' || c == '.';
    }

    /** The offset after the name at an offset. */
    long pastName(long from, String what) {
        if (!startsName(peek(from))) {
            throw unexpected(from, what + " has no name", "a name");
        }
        long at = from + 1;
        while (isNameChar(peek(at))) {
            at++;
        }
        return at;
    }

    /** The offset after the tag whose name is at an offset. */
    long pastTag(long name) {
        long at = name;
        for (int c = peek(at); c >= 0 && c != '>'; c = peek(at)) {
            long quoted = c == '"' || c == '\'' ? bytes.indexOf(c, at + 1, end) : at;
            at = quoted < 0 ? end : quoted + 1;
        }
        return at + 1;
    }

    /** The offset of the next markup. */
    long pastText(long from) {
        long at = from < end ? bytes.indexOf('<', from, end) : end;
        return at < 0 ? end : at;
    }

    boolean startsWith(long at, String text) {
        for (int i = 0; i < text.length(); i++) {
            if (peek(at + i) != text.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** The offset of a text at or after an offset. */
    long find(long begin, long from, String text, String what) {
        long at = bytes.indexOf(text.charAt(0), from, end);
        while (at >= 0 && !startsWith(at, text)) {
            at = bytes.indexOf(text.charAt(0), at + 1, end);
        }
        if (at < 0) {
            throw MalformedInput.endOfSource(begin, end - begin, what, text);
        }
        return at;
    }

    /** Whether the names at two offsets are the same. */
    boolean sameName(long one, long other) {
        long i = 0;
        while (isNameChar(peek(one + i)) && peek(one + i) == peek(other + i)) {
            i++;
        }
        return !isNameChar(peek(one + i)) && !isNameChar(peek(other + i));
    }

    /** The offset of the name in the start-tag at an offset, perhaps after white space. */
    long nameOfElementAt(long offset) {
        return pastSpace(offset) + 1;
    }

    /** The name at an offset, up to a limit. */
    String name(long at) {
        StringBuilder name = new StringBuilder();
        for (long i = at; isNameChar(peek(i)) && name.length() < 200; i++) {
            name.append((char) peek(i));
        }
        return name.toString();
    }

    /** The failure for what cannot be at an offset, which may be the end. */
    MalformedInput unexpected(long at, String message, String expected) {
        int c = peek(at);
        String found = c < 0 ? "end of source" : c > ' ' && c < 0x7F ? "'" + (char) c + "'" : "0x%02X".formatted(c);
        return MalformedInput.wrong(at, c < 0 ? 0 : 1, message, expected, found);
    }
}
