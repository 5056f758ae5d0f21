package dev.hexplain.ksy.read;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** The keys of descriptors by the map they occur in, with a line of documentation each. */
public final class DescriptorKeys {
    private static final String DOC = "what people read about it";
    private static final String DOC_REF = "where the specification says so: a link, a title, or a list of them";

    /** Marks an instance that only expressions use. */
    static final String HIDDEN = "-hexplain-hidden";

    static final String OPAQUE = "-hexplain-opaque";

    private static final String HIDDEN_DOC = "true: for expressions only, the tree does not show it";

    /** At the top of a descriptor. */
    public static final Map<String, String> TOP = keys(
            "meta", "name, title, byte order, encoding and imports of the descriptor",
            "doc", DOC,
            "doc-ref", DOC_REF,
            "params", "parameters: values given where the type is used",
            "seq", "what is read, one after another",
            "instances", "what is found elsewhere in the stream, or calculated, when it is asked for",
            "types", "types of this type's own",
            "enums", "names of integers",
            "to-string", "an expression: how an object of the type is shown in a line",
            "-webide-representation", "the same as a text with fields in braces, such as {name} [{size:dec}]",
            "-hexplain-signature", "bytes that tell the format: offset and bytes",
            "-hexplain-ports", "ports where the protocol is spoken by custom",
            "-hexplain-decoder", "the native decoder that does the work",
            "-hexplain-native-endian", "true: numbers are in the order of the machine that wrote them",
            "-hexplain-samples", "files or folders below samples/ that it explains");

    /** In {@code meta}. */
    public static final Map<String, String> META = keys(
            "id", "name of the descriptor, as its file is called",
            "title", "name of the format, for people",
            "application", "programs that use the format",
            "file-extension", "endings of such files, without the dot",
            "xref", "numbers and names of the format elsewhere",
            "license", "licence of the descriptor, by its SPDX name",
            "tags", "words to find it by",
            "ks-version", "least version of the language it needs",
            "ks-debug", "asks for positions to be kept; here they always are",
            "ks-opaque-types", "true: types that are not found are somebody else's matter",
            "ks-zero-copy-substream", "a wish of generated code; of no effect here",
            "imports", "other descriptors whose types are used: relative, or absolute from where descriptors are kept",
            "encoding", "encoding of texts that name none",
            "endian", "byte order of numbers that name none: le, be, or switch-on and cases",
            "bit-endian", "from which end of a byte bit fields are taken: be or le");

    /** In an entry of {@code params}. */
    public static final Map<String, String> PARAMETER = keys(
            "id", "name of the parameter",
            "type", "its type: u4, bool, str, bytes, struct, io, any, a type of one's own, or any of these with []",
            "enum", "the enum that names its values",
            "doc", DOC,
            "doc-ref", DOC_REF);

    /** In an entry of {@code seq}. */
    public static final Map<String, String> ATTRIBUTE = keys(
            "id",
            "name of the attribute",
            "doc",
            DOC,
            "doc-ref",
            DOC_REF,
            "type",
            "what is read: u1 to u8, s1 to s8, f4, f8, b1 to b64, str, strz, a type of one's own, or switch-on and"
                    + " cases; bytes where it is left out",
            "size",
            "how many bytes it takes",
            "size-eos",
            "true: up to the end of the stream",
            "contents",
            "the bytes it must be: a text, or a list of integers and texts",
            "if",
            "it is only there where this is true",
            "repeat",
            "read more than once: expr, until or eos",
            "repeat-expr",
            "how often",
            "repeat-until",
            "the last one is the one for which this is true; _ is that one",
            "enum",
            "the enum that names its values",
            "encoding",
            "encoding of the text",
            "terminator",
            "the byte that ends it",
            "consume",
            "false: the terminator is left in the stream",
            "include",
            "true: the terminator is part of the value",
            "eos-error",
            "false: the end of the stream ends it as well as the terminator does",
            "pad-right",
            "the byte that fills the rest of its size",
            "process",
            "what to undo before it is read: xor, rol, ror, zlib, or one's own",
            "parent",
            "what the object sees as its _parent; false: nothing",
            "valid",
            "what its value must be: a value, or eq, min, max, any-of, in-enum, expr",
            "-orig-id",
            "its name in the specification",
            "-hexplain-role",
            "why these bytes exist: magic, header, type, name, length, reference, value, padding, checksum",
            "-hexplain-logical",
            "its name in the object that was encoded",
            OPAQUE,
            "true: only the program that wrote its bytes knows what they mean");

    /** In an entry of {@code instances} that is read. */
    public static final Map<String, String> INSTANCE = instance();

    /** In an entry of {@code instances} that is calculated. */
    public static final Map<String, String> CALCULATED = keys(
            "value",
            "the expression it is calculated from",
            "doc",
            DOC,
            "doc-ref",
            DOC_REF,
            "enum",
            "the enum that names its values",
            "if",
            "it is only there where this is true",
            "valid",
            "what its value must be",
            "-orig-id",
            "its name in the specification",
            "-hexplain-role",
            "why it exists",
            "-hexplain-logical",
            "its name in the object that was encoded",
            HIDDEN,
            HIDDEN_DOC);

    /** In a {@code type} or {@code endian} that switches. */
    public static final Map<String, String> SWITCH = keys(
            "switch-on", "the expression that decides",
            "cases", "by value of switch-on; _ is every other");

    /** In a {@code valid} that is a map. */
    public static final Map<String, String> VALID = keys(
            "eq", "it equals this",
            "min", "it is no less than this",
            "max", "it is no more than this",
            "any-of", "it is one of these",
            "in-enum", "true: its enum names it",
            "expr", "this is true, with _ for it");

    /** In a member of an enum that is a map. */
    public static final Map<String, String> ENUM_MEMBER = keys(
            "id", "name of the value", "doc", DOC, "doc-ref", DOC_REF, "-orig-id", "its name in the specification");

    /** In a {@code -hexplain-signature}. */
    public static final Map<String, String> SIGNATURE = keys(
            "offset", "where they stand, from the first byte",
            "bytes", "what they are, written like contents",
            "whole", "true: they tell it only where all bytes read without error");

    /** The values of {@code -hexplain-role}. */
    public static final Set<String> ROLES =
            Set.of("magic", "header", "type", "name", "length", "reference", "value", "padding", "checksum");

    private DescriptorKeys() {}

    private static Map<String, String> instance() {
        Map<String, String> all = new LinkedHashMap<>(Map.of());
        all.put("pos", "where in the stream it stands");
        all.put("io", "the stream it is read from");
        all.put(HIDDEN, HIDDEN_DOC);
        ATTRIBUTE.forEach(all::put);
        all.remove("id");
        return java.util.Collections.unmodifiableMap(all);
    }

    private static Map<String, String> keys(String... namesAndDocs) {
        Map<String, String> keys = new LinkedHashMap<>();
        for (int i = 0; i < namesAndDocs.length; i += 2) {
            keys.put(namesAndDocs[i], namesAndDocs[i + 1]);
        }
        return java.util.Collections.unmodifiableMap(keys);
    }
}
