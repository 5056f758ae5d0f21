package dev.hexplain.codecs.evolution;

import static dev.hexplain.codecs.evolution.ChangedClasses.ORDER;
import static dev.hexplain.codecs.evolution.ChangedClasses.field;
import static dev.hexplain.codecs.evolution.ChangedClasses.fields;
import static dev.hexplain.codecs.evolution.ChangedClasses.order;
import static dev.hexplain.codecs.evolution.ChangedClasses.type;
import static dev.hexplain.codecs.evolution.ChangedClasses.version;

import dev.hexplain.codecs.definitions.ClassDefinition;
import dev.hexplain.codecs.definitions.ClassDefinition.Kind;
import dev.hexplain.codecs.definitions.ClassTrait;
import dev.hexplain.codecs.definitions.DefinedField;
import java.lang.classfile.ClassFile;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Objects that not every codec takes, of classes that do not change. Those that may overflow a stack come last. */
final class ObjectTraits {
    private static final String ITEM = "com.acme.Item";
    private static final String NODE = "com.acme.Node";
    private static final String[] FIELDS = {"long id", "String customer"};
    private static final int DEEP = 10_000;

    static final List<SchemaChange> ALL = List.of(
            SchemaChange.trait("subclass-instance", "instance of a subclass in a field", subclass()),
            SchemaChange.trait("anonymous-class", "anonymous class", anonymous()),
            SchemaChange.trait("lambda", "lambda that is Serializable", lambda()),
            SchemaChange.trait("generics", "field of a type parameter", generic()),
            SchemaChange.trait(
                    "private-constructor",
                    "private constructor",
                    ofFields(order(FIELDS).with(ClassTrait.PRIVATE_CONSTRUCTOR))),
            SchemaChange.trait("final-fields", "final fields, constructor with them", finalFields()),
            SchemaChange.trait(
                    "no-default-constructor",
                    "no constructor without parameters",
                    ofFields(order(FIELDS).with(ClassTrait.CONSTRUCTED_FROM_FIELDS))),
            SchemaChange.trait("write-replace", "writeReplace and readResolve", replaced()),
            SchemaChange.trait("shared-reference", "one object in two fields", shared()),
            SchemaChange.trait("cycle", "object that holds itself", cycle()),
            SchemaChange.trait("deep", "10,000 objects in each other", deep()));

    private ObjectTraits() {}

    private static ClassVersion ofFields(ClassDefinition definition) {
        return version(definition, make -> make.of(ORDER, "id", 7_000_000_001L, "customer", "Ada"));
    }

    private static ClassVersion subclass() {
        return new ClassVersion(
                List.of(
                        order("long id", "Item item"),
                        type(ITEM, fields("String title")),
                        type("com.acme.Book", fields("int pages")).extending(ITEM)),
                make -> make.of(
                        ORDER, "id", 7_000_000_001L, "item", make.of("com.acme.Book", "title", "Notes", "pages", 64)));
    }

    private static ClassVersion anonymous() {
        ClassDefinition item = type(ITEM, fields("String title"));
        return new ClassVersion(
                List.of(
                        order("long id", "Item item"),
                        item,
                        type("com.acme.Order$1", fields("int pages"))
                                .extending(ITEM)
                                .inPackage()
                                .with(ClassTrait.ANONYMOUS)),
                make -> make.of(
                        ORDER,
                        "id",
                        7_000_000_001L,
                        "item",
                        make.of("com.acme.Order$1", "title", "Notes", "pages", 64)));
    }

    private static ClassVersion lambda() {
        return version(
                order("long id", "java.util.function.UnaryOperator rule").with(ClassTrait.MAKES_LAMBDA),
                make -> make.of(ORDER, "id", 7_000_000_001L, "rule", make.lambda(ORDER)));
    }

    private static ClassVersion generic() {
        DefinedField value = new DefinedField("value", "Ljava/lang/Object;").withSignature("TT;");
        DefinedField more = new DefinedField("more", "Ljava/util/List;").withSignature("Ljava/util/List<TT;>;");
        return new ClassVersion(
                List.of(
                        type(ORDER, field("long id"), box()),
                        type("com.acme.Box", value, more).withSignature("<T:Ljava/lang/Object;>Ljava/lang/Object;"),
                        type(ITEM, fields("String title"))),
                make -> make.of(
                        ORDER,
                        "id",
                        7_000_000_001L,
                        "box",
                        make.of(
                                "com.acme.Box",
                                "value",
                                make.of(ITEM, "title", "Pen"),
                                "more",
                                new ArrayList<>(List.of(make.of(ITEM, "title", "Ink"))))));
    }

    private static DefinedField box() {
        return field("Box box").withSignature("Lcom/acme/Box<Lcom/acme/Item;>;");
    }

    private static ClassVersion finalFields() {
        DefinedField[] all = Stream.of(fields(FIELDS))
                .map(each -> each.with(ClassFile.ACC_FINAL))
                .toArray(DefinedField[]::new);
        return ofFields(type(ORDER, all).with(ClassTrait.CONSTRUCTED_FROM_FIELDS));
    }

    private static ClassVersion replaced() {
        String proxy = "com.acme.OrderProxy";
        return new ClassVersion(
                List.of(
                        order(FIELDS).as(new Kind.Replaced(1, proxy)),
                        type(proxy, fields(FIELDS)).as(new Kind.Replacement(1, ORDER))),
                make -> make.of(ORDER, "id", 7_000_000_001L, "customer", "Ada"));
    }

    private static ClassVersion shared() {
        return new ClassVersion(
                List.of(order("Item first", "Item second"), type(ITEM, fields("String title"))), make -> {
                    Object item = make.of(ITEM, "title", "Pen");
                    return make.of(ORDER, "first", item, "second", item);
                });
    }

    private static ClassVersion cycle() {
        return version(type(NODE, fields("int number", "Node next")), make -> {
            Object node = make.of(NODE, "number", 1);
            make.set(node, "next", make.of(NODE, "number", 2, "next", node));
            return node;
        });
    }

    private static ClassVersion deep() {
        return version(type(NODE, fields("int number", "Node next")), make -> {
            Object node = make.of(NODE, "number", 0);
            for (int i = 1; i < DEEP; i++) {
                node = make.of(NODE, "number", i, "next", node);
            }
            return node;
        });
    }
}
