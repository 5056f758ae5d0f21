package dev.hexplain.decoders.xml;

import dev.hexplain.bytes.Window;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Issue;
import java.util.regex.Pattern;

/** Validates text: it is UTF-8, and each ampersand begins a reference (section 4.1). */
final class XmlCharacterData {
    private static final int LONGEST_REFERENCE = 100;
    /** What is between the ampersand and the semicolon, byte by byte. */
    private static final Pattern REFERENCE =
            Pattern.compile("#[0-9]+|#x[0-9a-fA-F]+|[\\w:\\x80-\\xFF][\\w:.\\-\\x80-\\xFF]*");

    private final Parse parse;
    private final Window bytes;
    private boolean utf8 = true;

    XmlCharacterData(Parse parse) {
        this.parse = parse;
        this.bytes = parse.in.bytes;
    }

    /** The document declares another encoding than UTF-8. */
    void otherEncoding() {
        utf8 = false;
    }

    void checkEncoding(long from, long to) {
        if (utf8 && to > from) {
            parse.checkUtf8(from, to - from);
        }
    }

    void check(long from, long to) {
        checkEncoding(from, to);
        long at = to > from ? bytes.indexOf('&', from, to) : -1;
        while (at >= 0) {
            checkReference(at, to);
            at = bytes.indexOf('&', at + 1, to);
        }
    }

    private void checkReference(long at, long to) {
        StringBuilder name = new StringBuilder();
        long next = at + 1;
        while (next < to && bytes.u1(next) != ';' && name.length() < LONGEST_REFERENCE) {
            name.append((char) bytes.u1(next++));
        }
        boolean closed = next < to && bytes.u1(next) == ';';
        if (!closed || !REFERENCE.matcher(name).matches()) {
            parse.out.issue(Issue.error(at, 1, "An ampersand begins no reference", "&amp;", "&"));
        } else if (name.charAt(0) != '#' && !XmlEntities.isPredefined(name.toString())) {
            parse.out.issue(Issue.note(at, next + 1 - at, "An entity, which is not expanded"));
        }
    }
}
