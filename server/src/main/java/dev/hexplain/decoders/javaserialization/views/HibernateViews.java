package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The persistent collections of Hibernate 3 to 7, whose package changed: what they hold where it was loaded. */
final class HibernateViews {
    private static final List<String> PACKAGES =
            List.of("org.hibernate.collection.", "org.hibernate.collection.internal.", "org.hibernate.collection.spi.");

    private static final Map<String, String> FIELDS = Map.of(
            "PersistentBag", "bag",
            "PersistentIdentifierBag", "values",
            "PersistentList", "list",
            "PersistentMap", "map",
            "PersistentSet", "set",
            "PersistentSortedMap", "map",
            "PersistentSortedSet", "set");

    static final Map<String, JavaView> VIEWS = views();

    private HibernateViews() {}

    private static Map<String, JavaView> views() {
        Map<String, JavaView> views = new HashMap<>();
        for (String inPackage : PACKAGES) {
            FIELDS.forEach((name, field) -> {
                String holder = inPackage + name.replace("Sorted", "");
                views.put(
                        inPackage + name,
                        (object, written) -> collection(object, inPackage, object.above(holder), field));
            });
        }
        return Map.copyOf(views);
    }

    /** F{the collection}: null until it is loaded, when all that is known is where to load it from. */
    private static LogicalValue collection(StreamObject object, String inPackage, ClassData written, String field)
            throws MisfitException {
        boolean loaded =
                !(written.unfollowed(field) instanceof LogicalValue.Scalar scalar) || scalar.kind() != ScalarKind.NULL;
        ClassData base = object.above(inPackage + "AbstractPersistentCollection");
        return loaded
                ? FieldForms.delegate(field).value(object, written)
                : new LogicalValue.Structure(
                        object.field(),
                        object.className(),
                        Paged.of(List.of(
                                object.member(base, "initialized"),
                                object.member(base, "role"),
                                object.member(base, "key"))));
    }
}
