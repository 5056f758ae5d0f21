package dev.hexplain.codecs.objects;

import dev.hexplain.codecs.definitions.DefinedClasses;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * An object that is made of a value of any format, with classes that are inferred from the value.
 *
 * @param object empty where none could be made
 * @param losses what differs from the value
 */
public record InferredObject(Optional<Object> object, DefinedClasses classes, List<MakingLoss> losses) {
    public InferredObject {
        losses = List.copyOf(losses);
    }

    /** Makes the object of a value. */
    public static InferredObject of(TreeValues values, LogicalValue value) {
        InferredClasses inferred = new InferredClasses();
        return of(values, value, inferred, () -> DefinedClasses.of(inferred.definitions()));
    }

    /**
     * Makes the object of a value.
     *
     * @param inferred looks at the value
     * @param defining gives its classes after that
     */
    static InferredObject of(
            TreeValues values, LogicalValue value, InferredClasses inferred, Supplier<DefinedClasses> defining) {
        InferredNodes nodes = new InferredNodes(values, new MakingBudget());
        try {
            InferredNode root = nodes.read(value);
            inferred.look(root);
            DefinedClasses classes = defining.get();
            List<MakingLoss> losses = new ArrayList<>(nodes.losses());
            classes.refused().forEach(each -> losses.add(new MakingLoss.Undefined(each.name(), each.reason())));
            return new InferredObject(Optional.ofNullable(new Maker(inferred, classes).make(root)), classes, losses);
        } catch (MakingBudget.SpentException spent) {
            MakingLoss loss = new MakingLoss.LeftOut("", value.type(), String.valueOf(spent.getMessage()));
            return new InferredObject(Optional.empty(), DefinedClasses.of(List.of()), List.of(loss));
        }
    }

    /** Makes each object once, and fills it later. */
    private static final class Maker {
        private final InferredClasses inferred;
        private final DefinedClasses classes;
        private final Map<InferredNode, Object> made = new IdentityHashMap<>();
        private final Deque<Runnable> unfilled = new ArrayDeque<>();

        Maker(InferredClasses inferred, DefinedClasses classes) {
            this.inferred = inferred;
            this.classes = classes;
        }

        @Nullable Object make(InferredNode root) {
            Object object = of(root);
            while (!unfilled.isEmpty()) {
                unfilled.removeFirst().run();
            }
            return object;
        }

        private @Nullable Object of(InferredNode node) {
            Object known = made.get(node);
            if (known != null) {
                return known;
            }
            return switch (node) {
                case InferredNode.Absent _ -> null;
                case InferredNode.Scalar(Object value) -> value;
                case InferredNode.Elements list -> {
                    List<@Nullable Object> object = new ArrayList<>();
                    made.put(node, object);
                    unfilled.add(() -> list.parts.forEach(part -> object.add(element(list, part))));
                    yield object;
                }
                case InferredNode.Entries map -> map(map, map.parts);
                case InferredNode.Members members -> members(members);
            };
        }

        private @Nullable Object element(InferredNode in, InferredNode part) {
            Object value = of(part);
            return value == null ? null : inferred.asElement(in, value);
        }

        private Object map(InferredNode node, Map<?, InferredNode> parts) {
            Map<Object, @Nullable Object> object = new LinkedHashMap<>();
            made.put(node, object);
            unfilled.add(() -> parts.forEach((key, part) -> object.put(key, element(node, part))));
            return object;
        }

        private @Nullable Object members(InferredNode.Members members) {
            String name = inferred.className(members);
            if (name.isEmpty()) {
                return map(members, members.parts);
            }
            Optional<Class<?>> type = classes.named(name).filter(classes::has);
            if (type.isEmpty()) {
                return null; // which is said of its class
            }
            try {
                Constructor<?> constructor = type.get().getConstructor();
                Object object = constructor.newInstance();
                made.put(members, object);
                unfilled.add(() -> members.parts.forEach((member, part) -> set(object, member, of(part))));
                return object;
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("A defined class has a constructor: " + name, e);
            }
        }

        private static void set(Object object, String member, @Nullable Object value) {
            try {
                Field field = object.getClass().getField(member);
                Class<?> type = MethodType.methodType(field.getType()).wrap().returnType();
                if (value != null) {
                    field.set(object, InferredClasses.as(type, value));
                }
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("A class has the members that were inferred: " + member, e);
            }
        }
    }
}
