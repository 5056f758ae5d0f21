package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.values.LogicalValue;
import java.util.Map;

/** What {@code javax.sql.rowset.serial} keeps of values of SQL. Dates and times of {@code java.sql} are in {@link JdkTimes}. */
final class JdkSql {
    private static final String PACKAGE = "javax.sql.rowset.serial.";

    static final Map<String, JavaView> VIEWS = Map.of(
            PACKAGE + "SerialBlob",
            FieldForms.scalar("buf"),
            PACKAGE + "SerialClob",
            JdkSql::clob,
            PACKAGE + "SerialArray",
            FieldForms.delegate("elements"),
            PACKAGE + "SerialDatalink",
            FieldForms.scalar("url"),
            PACKAGE + "SerialJavaObject",
            FieldForms.content("obj"));

    private JdkSql() {}

    /** F{buf[], len, origLen, clob}. */
    private static LogicalValue clob(StreamObject object, ClassData written) throws MisfitException {
        return JdkTexts.text(object, written.value("buf"), written.integer("len"));
    }
}
