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
import dev.hexplain.codecs.evolution.SchemaChange.Theme;
import java.lang.classfile.ClassFile;
import java.util.List;

/** Modifiers of fields, and kinds of classes. */
final class FormChanges {
    private static final String[] FIELDS = {"long id", "String note", "double total"};

    static final List<SchemaChange> ALL = List.of(
            to("field-transient", "field made transient", noted(ClassFile.ACC_TRANSIENT), true),
            to("field-static", "field made static", noted(ClassFile.ACC_STATIC), false),
            to(
                    "externalizable",
                    "Serializable → Externalizable",
                    order(FIELDS).as(new Kind.External(1)).with(ClassTrait.EXTERNAL_FIELDS),
                    true),
            to("class-to-record", "class → record", ClassDefinition.ofRecord(ORDER, List.of(fields(FIELDS))), true));

    private FormChanges() {}

    private static SchemaChange to(String id, String title, ClassDefinition now, boolean isNoted) {
        return SchemaChange.of(id, title, Theme.FORMS, of(order(FIELDS), true), of(now, isNoted));
    }

    private static ClassVersion of(ClassDefinition definition, boolean isNoted) {
        return version(
                definition,
                make -> isNoted
                        ? make.of(ORDER, "id", 7_000_000_001L, "note", "urgent", "total", 99.5)
                        : make.of(ORDER, "id", 7_000_000_001L, "total", 99.5));
    }

    private static ClassDefinition noted(int modifier) {
        return type(ORDER, field("long id"), field("String note").with(modifier), field("double total"));
    }
}
