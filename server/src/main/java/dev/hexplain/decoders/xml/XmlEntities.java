package dev.hexplain.decoders.xml;

import dev.hexplain.tree.Exact;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Quoted;
import dev.hexplain.tree.Value;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Resolves character references (section 4.1) and the five predefined entities (section 4.6). Others stay as they are.
 */
final class XmlEntities {
    private static final Map<String, String> PREDEFINED =
            Map.of("lt", "<", "gt", ">", "amp", "&", "apos", "'", "quot", "\"");
    private static final Pattern REFERENCE = Pattern.compile("&(#x[0-9a-fA-F]{1,6}|#[0-9]{1,7}|[A-Za-z]+);");
    private static final int MOST = 1 << 15;

    private XmlEntities() {}

    static boolean isPredefined(String name) {
        return PREDEFINED.containsKey(name);
    }

    static String text(byte[] bytes) {
        String raw = new String(bytes, StandardCharsets.UTF_8);
        return raw.indexOf('&') < 0
                ? raw
                : REFERENCE
                        .matcher(raw)
                        .replaceAll(found -> Matcher.quoteReplacement(expanded(found.group(1), found.group())));
    }

    private static String expanded(String name, String reference) {
        if (name.charAt(0) != '#') {
            return PREDEFINED.getOrDefault(name, reference);
        }
        int point =
                name.charAt(1) == 'x' ? Integer.parseInt(name.substring(2), 16) : Integer.parseInt(name.substring(1));
        return Character.isValidCodePoint(point) ? Character.toString(point) : reference;
    }

    /** The whole text of a field. */
    static String of(FieldTree tree, Field text) {
        return text(tree.source().copy(text.offset(), (int) Math.min(text.length(), Integer.MAX_VALUE >> 3)));
    }

    /** Whether a text has references, so that it is not what its bytes say. */
    static boolean areIn(FieldTree tree, Field text) {
        MemorySegment bytes = tree.source().segment();
        for (long at = text.offset(); at < text.end(); at++) {
            if (bytes.get(ValueLayout.JAVA_BYTE, at) == '&') {
                return true;
            }
        }
        return false;
    }

    /** A text as values show it, cut where the raw one was. */
    static Value shown(FieldTree tree, Field field, Value read) {
        if (read.actual().indexOf('&') < 0) {
            return read;
        }
        String text = text(tree.source().copy(field.offset(), (int) Math.min(field.length(), MOST)));
        int shown = read.actual().length();
        boolean cut = read.actual().endsWith("…") && text.length() > shown;
        return Value.exactly(
                cut ? Quoted.quote(text.substring(0, shown)) + "…" : Quoted.quote(text),
                new Exact.Text(() -> of(tree, field)));
    }
}
