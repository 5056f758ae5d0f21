package dev.hexplain.ksy.eval;

import dev.hexplain.ksy.eval.EvalException.Kind;
import java.util.List;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Compiles member access and method calls. On an object, a name is always a field; on other values, a method:
 * {@code header.size} is a field and {@code list.size} a method.
 */
final class MemberEvals {
    private static final long DECIMAL = 10;
    private static final Object NO_METHOD = new Object();

    private MemberEvals() {}

    /** A field, or a method without arguments. */
    static Eval of(Eval receiver, String name) {
        Method method = switch (name) {
            case "size" -> (of, _) -> size(of);
            case "length" -> (of, _) -> length(of);
            case "first" -> (of, _) -> first(of);
            case "last" -> (of, _) -> last(of);
            case "min" -> (of, scope) -> extreme(of, -1, scope);
            case "max" -> (of, scope) -> extreme(of, 1, scope);
            case "reverse" -> (of, _) -> of instanceof String text ? TextEvals.reverse(text) : NO_METHOD;
            case "to_i" -> (of, _) -> toInteger(of);
            case "to_s" -> (of, _) -> toText(of);
            case "pos" -> (of, _) -> of instanceof StreamValue stream ? stream.position() : NO_METHOD;
            case "eof" -> (of, _) -> of instanceof StreamValue stream ? stream.atEnd() : NO_METHOD;
            default -> (_, _) -> NO_METHOD;
        };
        return new Member(receiver, name, method);
    }

    /** A method with arguments; without any it is the same as a member. */
    static Eval call(Eval receiver, String name, List<Eval> arguments) {
        if (arguments.isEmpty()) {
            return of(receiver, name);
        }
        Eval first = arguments.getFirst();
        Eval last = arguments.getLast();
        Method method = switch (name + "/" + arguments.size()) {
            case "substring/2" ->
                (of, scope) ->
                        TextEvals.substring(ValueConversions.text(of), first.integer(scope), last.integer(scope));
            case "contains/1" -> text(first, String::contains);
            case "starts_with/1" -> text(first, String::startsWith);
            case "ends_with/1" -> text(first, String::endsWith);
            case "to_i/1" -> (of, scope) -> TextEvals.toInteger(ValueConversions.text(of), first.integer(scope));
            case "to_s/1" ->
                (of, scope) ->
                        KsyCharsets.decode(ValueConversions.bytes(of), ValueConversions.text(first.value(scope)));
            default ->
                throw new EvalException(
                        Kind.UNKNOWN_NAME,
                        "expected substring(from, to), contains(text), starts_with(text), ends_with(text), to_i(base) or"
                                + " to_s(encoding), found " + name + " with "
                                + arguments.size() + " argument" + (arguments.size() == 1 ? "" : "s"));
        };
        return new Member(receiver, name, method);
    }

    /** What descriptors do not have: their checker knows no such methods. */
    private static Method text(Eval argument, BiPredicate<String, String> test) {
        return (of, scope) -> test.test(ValueConversions.text(of), ValueConversions.text(argument.value(scope)));
    }

    static Eval element(Eval of, Eval index) {
        return new Element(of, index);
    }

    /** The result of a method of a value other than an object; {@link #NO_METHOD} where its type has no such method. */
    private interface Method {
        @Nullable Object of(@Nullable Object receiver, Scope scope);
    }

    private static final class Member extends Eval {
        private final Eval receiver;
        private final String name;
        private final Method method;

        Member(Eval receiver, String name, Method method) {
            this.receiver = receiver;
            this.name = name;
            this.method = method;
        }

        @Override
        @SuppressWarnings("ReferenceEquality") // compared by identity
        public @Nullable Object value(Scope scope) {
            Object of = receiver.value(scope);
            if (of instanceof StructValue struct) {
                return struct.get(name);
            }
            if (of instanceof String || of instanceof byte[]) {
                scope.spend(WorkCounter.of(of));
            }
            Object value = method.of(of, scope);
            if (value == NO_METHOD) {
                throw unknown(of);
            }
            return value;
        }

        private EvalException unknown(@Nullable Object of) {
            return of == null
                    ? new EvalException(Kind.NOT_READ, "expected something that has " + name + ", found nothing")
                    : new EvalException(Kind.UNKNOWN_NAME, ValueDescriptions.of(of) + " has no " + name);
        }
    }

    private static Object size(@Nullable Object of) {
        return switch (of) {
            case List<?> list -> (long) whole(list).size();
            case byte[] bytes -> (long) bytes.length;
            case StreamValue stream -> stream.size();
            case null, default -> NO_METHOD;
        };
    }

    private static Object length(@Nullable Object of) {
        return switch (of) {
            case String text -> (long) text.length();
            case byte[] bytes -> (long) bytes.length;
            case null, default -> NO_METHOD;
        };
    }

    private static @Nullable Object first(@Nullable Object of) {
        List<?> list = arrayOrNull(of);
        return list == null ? NO_METHOD : notEmpty(list).getFirst();
    }

    private static @Nullable Object last(@Nullable Object of) {
        List<?> list = arrayOrNull(of);
        return list == null ? NO_METHOD : notEmpty(whole(list)).getLast();
    }

    /** The least or greatest element, by the sign that comparisons must have. */
    private static @Nullable Object extreme(@Nullable Object of, int wanted, Scope scope) {
        List<?> list = arrayOrNull(of);
        if (list == null) {
            return NO_METHOD;
        }
        Object best = notEmpty(whole(list)).getFirst();
        int compared = 0;
        for (Object element : list) {
            if (++compared % WorkCounter.PIECE == 0) {
                scope.spend(WorkCounter.PIECE);
            }
            if (Integer.signum(Comparisons.order(element, best, scope)) == wanted) {
                best = element;
            }
        }
        return best;
    }

    private static List<?> whole(List<?> list) {
        if (list instanceof GrowingArray growing) {
            growing.requireWhole();
        }
        return list;
    }

    private static List<?> notEmpty(List<?> list) {
        if (list.isEmpty()) {
            throw new EvalException(Kind.OUT_OF_BOUNDS, "expected at least one element, found none");
        }
        return list;
    }

    private static @Nullable List<?> arrayOrNull(@Nullable Object value) {
        return switch (value) {
            case List<?> list -> list;
            case byte[] bytes -> new ByteListValue(bytes);
            case null, default -> null;
        };
    }

    private static Object toInteger(@Nullable Object of) {
        return switch (of) {
            case Long number -> number;
            case Double number -> (long) number.doubleValue();
            case EnumValue named -> named.value();
            case Boolean isTrue -> isTrue ? 1L : 0L;
            case String text -> TextEvals.toInteger(text, DECIMAL);
            case null, default -> NO_METHOD;
        };
    }

    private static Object toText(@Nullable Object of) {
        return switch (of) {
            case Long number -> Long.toString(number);
            case Double number -> Double.toString(number);
            case String text -> text;
            case byte[] _ ->
                throw new EvalException(Kind.UNKNOWN_NAME, "expected to_s(encoding) of bytes, found no encoding");
            case null, default -> NO_METHOD;
        };
    }

    /** {@code array[index]}, or {@code object["name"]}. */
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
            if (array instanceof StructValue struct && index.value(scope) instanceof String name) {
                return struct.get(name);
            }
            long at = index.integer(scope);
            return switch (array) {
                case List<?> list ->
                    list.get(checked(
                            at, at < list.size() ? list.size() : whole(list).size()));
                case byte[] bytes -> (long) (bytes[checked(at, bytes.length)] & 0xff);
                case null, default -> throw ValueConversions.wrong("an array", array);
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
