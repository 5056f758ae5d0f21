package dev.hexplain.decoders.sbe;

import dev.hexplain.tree.Enumeration;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the {@code <types>} of a schema: each when a field refers to it. */
final class SbeTypeReader {
    private static final int MAX_ARRAY = 1 << 16;
    private static final int MAX_DEPTH = 32;

    private final Map<String, SbeXmlElement> declared = new HashMap<>();
    private final Map<String, SbeType> read = new HashMap<>();
    private int depth;

    void declare(SbeXmlElement type) {
        if (declared.put(type.required("name"), type) != null) {
            throw type.diagnostic("The type %s is declared twice".formatted(type.required("name")));
        }
    }

    /** The type with a name, which an element refers to. */
    SbeType named(String name, SbeXmlElement asking) {
        SbeType known = read.get(name);
        if (known != null) {
            return known;
        }
        SbeXmlElement element = declared.get(name);
        if (element == null) {
            return SbePrimitive.named(name)
                    .<SbeType>map(primitive -> bare(primitive))
                    .orElseThrow(() -> asking.diagnostic("There is no type %s".formatted(name)));
        }
        SbeType type = guarded(element);
        read.put(name, type);
        return type;
    }

    SbeType.Composite composite(String name, SbeXmlElement asking) {
        if (named(name, asking) instanceof SbeType.Composite composite) {
            return composite;
        }
        throw asking.diagnostic("%s must be a composite".formatted(name));
    }

    private SbeType guarded(SbeXmlElement element) {
        if (++depth > MAX_DEPTH) {
            throw element.diagnostic("Types refer to each other in a circle, or deeper than " + MAX_DEPTH);
        }
        SbeType type = type(element);
        depth--;
        return type;
    }

    private SbeType type(SbeXmlElement element) {
        return switch (element.name()) {
            case "type" -> simple(element);
            case "composite" -> composite(element);
            case "enum" -> symbolic(element, "validValue", false);
            case "set" -> symbolic(element, "choice", true);
            case "ref" -> named(element.required("type"), element);
            default -> throw element.diagnostic("<%s> is no type".formatted(element.name()));
        };
    }

    private static SbeType.Simple bare(SbePrimitive primitive) {
        return new SbeType.Simple(primitive.id(), primitive, 1, false, Optional.empty(), primitive.nullValue(), "", "");
    }

    private SbeType.Simple simple(SbeXmlElement element) {
        SbePrimitive primitive = primitive(element, element.required("primitiveType"));
        boolean constant = element.attribute("presence", "").equals("constant");
        SbeType.Simple type = new SbeType.Simple(
                element.required("name"),
                primitive,
                length(element, constant),
                element.attribute("presence", "").equals("optional"),
                Optional.empty(),
                element.attribute("nullValue", primitive.nullValue()),
                characterEncoding(element),
                element.doc());
        return constant ? type.withConstant(constantOf(element)) : type;
    }

    private static String characterEncoding(SbeXmlElement element) {
        String name = element.attribute("characterEncoding", "");
        try {
            if (name.isEmpty() || Charset.isSupported(name)) {
                return name;
            }
        } catch (IllegalCharsetNameException notAName) {
            // Reported below.
        }
        throw element.diagnostic("There is no character encoding %s".formatted(name));
    }

    private static int length(SbeXmlElement element, boolean constant) {
        int length =
                element.number("length", constant ? Math.max(1, element.text().length()) : 1);
        if (length > MAX_ARRAY) {
            throw element.diagnostic("An array in a block has at most %d elements".formatted(MAX_ARRAY));
        }
        return length;
    }

    /** The value of a constant: the element's text, or the name of an enum value. */
    private static String constantOf(SbeXmlElement element) {
        return element.attribute("valueRef").orElseGet(element::text);
    }

    private static SbePrimitive primitive(SbeXmlElement element, String name) {
        return SbePrimitive.named(name)
                .orElseThrow(() -> element.diagnostic("There is no primitive type %s".formatted(name)));
    }

    private SbeType.Composite composite(SbeXmlElement element) {
        List<SbeMember> members = new ArrayList<>();
        int end = 0;
        for (SbeXmlElement child : element.children()) {
            SbeMember member = member(child, guarded(child), end);
            members.add(member);
            end = member.end();
        }
        return new SbeType.Composite(element.required("name"), List.copyOf(members), end, element.doc());
    }

    /** A member of a composite or a block, at its offset or right after the previous one. */
    static SbeMember member(SbeXmlElement element, SbeType type, int end) {
        int offset = element.number("offset", end);
        if (offset < end && type.size() > 0) {
            throw element.diagnostic("Offset %d lies inside the field before, which ends at %d".formatted(offset, end));
        }
        if (type.size() > MAX_ARRAY || offset > MAX_ARRAY) {
            throw element.diagnostic("A block has at most %d bytes".formatted(MAX_ARRAY));
        }
        return new SbeMember(
                element.required("name"),
                element.logical(),
                type,
                Math.max(offset, end),
                element.number("sinceVersion", 0),
                element.doc().isEmpty() ? type.doc() : element.doc());
    }

    /** An enum or a set. Its encoding is a primitive, or a type that is one. */
    private SbeType.Symbolic symbolic(SbeXmlElement element, String valueElement, boolean flags) {
        String encodingType = element.required("encodingType");
        SbePrimitive primitive = named(encodingType, element) instanceof SbeType.Simple simple
                ? simple.primitive()
                : primitive(element, encodingType);
        Map<Long, Enumeration.Symbol> symbols = new LinkedHashMap<>();
        for (SbeXmlElement child : element.children()) {
            if (child.name().equals(valueElement)) {
                Enumeration.Symbol symbol = new Enumeration.Symbol(child.required("name"), child.doc());
                if (symbols.put(flags ? bit(child) : value(child, primitive), symbol) != null) {
                    throw child.diagnostic("Two names for %s".formatted(child.text()));
                }
            }
        }
        String name = element.required("name");
        if (!flags) {
            long nullValue = Long.parseUnsignedLong(primitive.nullValue().replace("-", ""));
            symbols.putIfAbsent(nullValue, new Enumeration.Symbol(SbeType.Symbolic.NONE, "No value."));
        }
        return new SbeType.Symbolic(name, primitive, new Enumeration(name, flags, symbols), element.doc());
    }

    private static long bit(SbeXmlElement choice) {
        int bit = (int) number(choice);
        if (bit < 0 || bit >= Long.SIZE) {
            throw choice.diagnostic("A set has bits 0 to 63, not %s".formatted(choice.text()));
        }
        return 1L << bit;
    }

    private static long value(SbeXmlElement valid, SbePrimitive primitive) {
        String text = valid.text();
        return primitive == SbePrimitive.CHAR && text.length() == 1 ? text.charAt(0) : number(valid);
    }

    private static long number(SbeXmlElement element) {
        try {
            return Long.parseLong(element.text());
        } catch (NumberFormatException notANumber) {
            throw element.diagnostic("“%s” is not a number".formatted(element.text()));
        }
    }
}
