package dev.hexplain.ksy.eval;

import dev.hexplain.ksy.eval.EvalException.Kind;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What stands behind a dot. What a name means depends on what stands before the dot: of an object it is always a field,
 * of all else a method, so {@code header.size} and {@code list.size} may both be written.
 */
final class Members {
    private static final long DECIMAL = 10;

    private Members() {}

    /** A field, or a method without arguments. */
    static Eval of(Eval receiver, String name) {
        return switch (name) {
            case "size" -> new Size(receiver);
            case "length" -> new Length(receiver);
            case "first" -> new First(receiver);
            case "last" -> new Last(receiver);
            case "min" -> new Least(receiver, name, -1);
            case "max" -> new Least(receiver, name, 1);
            case "reverse" -> new Reverse(receiver);
            case "to_i" -> new ToInteger(receiver);
            case "to_s" -> new ToText(receiver);
            case "pos" -> new Position(receiver);
            case "eof" -> new AtEnd(receiver);
            default -> new Field(receiver, name);
        };
    }

    /** A method with arguments; without any it is the same as a member. */
    static Eval call(Eval receiver, String name, List<Eval> arguments) {
        if (arguments.isEmpty()) {
            return of(receiver, name);
        }
        return switch (name + "/" + arguments.size()) {
            case "substring/2" -> new Substring(receiver, arguments.get(0), arguments.get(1));
            case "to_i/1" -> new ToIntegerOfBase(receiver, arguments.getFirst());
            case "to_s/1" -> new Decode(receiver, arguments.getFirst());
            default ->
                throw new EvalException(
                        Kind.UNKNOWN_NAME,
                        "expected substring(from, to), to_i(base) or to_s(encoding), found " + name + " with "
                                + arguments.size() + " argument" + (arguments.size() == 1 ? "" : "s"));
        };
    }

    static Eval element(Eval of, Eval index) {
        return new Element(of, index);
    }

    private abstract static class Member extends Eval {
        private final Eval receiver;
        private final String name;

        Member(Eval receiver, String name) {
            this.receiver = receiver;
            this.name = name;
        }

        @Override
        public final @Nullable Object value(Scope scope) {
            Object of = receiver.value(scope);
            return of instanceof StructValue struct ? struct.get(name) : on(of, scope);
        }

        /** The method's value of what is no object. */
        abstract @Nullable Object on(@Nullable Object of, Scope scope);

        final EvalException unknown(@Nullable Object of) {
            return of == null
                    ? new EvalException(Kind.NOT_READ, "expected something that has " + name + ", found nothing")
                    : new EvalException(Kind.UNKNOWN_NAME, Described.of(of) + " has no " + name);
        }
    }

    private static final class Field extends Member {
        Field(Eval receiver, String name) {
            super(receiver, name);
        }

        @Override
        Object on(@Nullable Object of, Scope scope) {
            throw unknown(of);
        }
    }

    private static final class Size extends Member {
        Size(Eval receiver) {
            super(receiver, "size");
        }

        @Override
        Object on(@Nullable Object of, Scope scope) {
            return switch (of) {
                case List<?> list -> (long) list.size();
                case byte[] bytes -> (long) bytes.length;
                case StreamValue stream -> stream.size();
                case null, default -> throw unknown(of);
            };
        }
    }

    private static final class Length extends Member {
        Length(Eval receiver) {
            super(receiver, "length");
        }

        @Override
        Object on(@Nullable Object of, Scope scope) {
            return switch (of) {
                case String text -> (long) text.length();
                case byte[] bytes -> (long) bytes.length;
                case null, default -> throw unknown(of);
            };
        }
    }

    private static final class First extends Member {
        First(Eval receiver) {
            super(receiver, "first");
        }

        @Override
        @Nullable Object on(@Nullable Object of, Scope scope) {
            return elementOf(of == null ? null : arrayOrNull(of), 0, this, of);
        }
    }

    private static final class Last extends Member {
        Last(Eval receiver) {
            super(receiver, "last");
        }

        @Override
        @Nullable Object on(@Nullable Object of, Scope scope) {
            List<?> list = of == null ? null : arrayOrNull(of);
            return elementOf(list, list == null ? 0 : list.size() - 1, this, of);
        }
    }

    private static @Nullable Object elementOf(@Nullable List<?> list, int index, Member member, @Nullable Object of) {
        if (list == null) {
            throw member.unknown(of);
        }
        if (list.isEmpty()) {
            throw new EvalException(Kind.OUT_OF_BOUNDS, "expected at least one element, found none");
        }
        return list.get(index);
    }

    /** The least or greatest element. */
    private static final class Least extends Member {
        private final int wanted;

        Least(Eval receiver, String name, int wanted) {
            super(receiver, name);
            this.wanted = wanted;
        }

        @Override
        @Nullable Object on(@Nullable Object of, Scope scope) {
            List<?> list = of == null ? null : arrayOrNull(of);
            Object best = elementOf(list, 0, this, of);
            for (Object element : java.util.Objects.requireNonNull(list)) {
                if (Integer.signum(Comparisons.order(element, best)) == wanted) {
                    best = element;
                }
            }
            return best;
        }
    }

    private static @Nullable List<?> arrayOrNull(Object value) {
        return switch (value) {
            case List<?> list -> list;
            case byte[] bytes -> new ByteList(bytes);
            default -> null;
        };
    }

    private static final class Reverse extends Member {
        Reverse(Eval receiver) {
            super(receiver, "reverse");
        }

        @Override
        Object on(@Nullable Object of, Scope scope) {
            if (of instanceof String text) {
                return Texts.reverse(text);
            }
            throw unknown(of);
        }
    }

    private static final class ToInteger extends Member {
        ToInteger(Eval receiver) {
            super(receiver, "to_i");
        }

        @Override
        Object on(@Nullable Object of, Scope scope) {
            return switch (of) {
                case Long number -> number;
                case Double number -> (long) number.doubleValue();
                case EnumValue named -> named.value();
                case Boolean truth -> truth ? 1L : 0L;
                case String text -> Texts.toInteger(text, DECIMAL);
                case null, default -> throw unknown(of);
            };
        }
    }

    private static final class ToIntegerOfBase extends Member {
        private final Eval base;

        ToIntegerOfBase(Eval receiver, Eval base) {
            super(receiver, "to_i");
            this.base = base;
        }

        @Override
        Object on(@Nullable Object of, Scope scope) {
            return Texts.toInteger(Values.text(of), base.integer(scope));
        }
    }

    private static final class ToText extends Member {
        ToText(Eval receiver) {
            super(receiver, "to_s");
        }

        @Override
        Object on(@Nullable Object of, Scope scope) {
            return switch (of) {
                case Long number -> Long.toString(number);
                case Double number -> Double.toString(number);
                case String text -> text;
                case byte[] _ ->
                    throw new EvalException(Kind.UNKNOWN_NAME, "expected to_s(encoding) of bytes, found no encoding");
                case null, default -> throw unknown(of);
            };
        }
    }

    private static final class Decode extends Member {
        private final Eval encoding;

        Decode(Eval receiver, Eval encoding) {
            super(receiver, "to_s");
            this.encoding = encoding;
        }

        @Override
        Object on(@Nullable Object of, Scope scope) {
            return Encodings.decode(Values.bytes(of), Values.text(encoding.value(scope)));
        }
    }

    private static final class Substring extends Member {
        private final Eval from;
        private final Eval to;

        Substring(Eval receiver, Eval from, Eval to) {
            super(receiver, "substring");
            this.from = from;
            this.to = to;
        }

        @Override
        Object on(@Nullable Object of, Scope scope) {
            return Texts.substring(Values.text(of), from.integer(scope), to.integer(scope));
        }
    }

    private static final class Position extends Member {
        Position(Eval receiver) {
            super(receiver, "pos");
        }

        @Override
        Object on(@Nullable Object of, Scope scope) {
            if (of instanceof StreamValue stream) {
                return stream.position();
            }
            throw unknown(of);
        }
    }

    private static final class AtEnd extends Member {
        AtEnd(Eval receiver) {
            super(receiver, "eof");
        }

        @Override
        Object on(@Nullable Object of, Scope scope) {
            if (of instanceof StreamValue stream) {
                return stream.atEnd();
            }
            throw unknown(of);
        }
    }

    /** {@code array[index]}. */
    private static final class Element extends Eval {
        private final Eval of;
        private final Eval index;

        Element(Eval of, Eval index) {
            this.of = of;
            this.index = index;
        }

        @Override
        public @Nullable Object value(Scope scope) {
            Object array = of.value(scope);
            long at = index.integer(scope);
            return switch (array) {
                case List<?> list -> list.get(checked(at, list.size()));
                case byte[] bytes -> (long) (bytes[checked(at, bytes.length)] & 0xff);
                case null, default -> throw Values.wrong("an array", array);
            };
        }

        private static int checked(long index, int size) {
            if (index < 0 || index >= size) {
                throw new EvalException(
                        Kind.OUT_OF_BOUNDS,
                        "expected an index below " + size + ", the number of elements, found " + index);
            }
            return (int) index;
        }
    }
}
