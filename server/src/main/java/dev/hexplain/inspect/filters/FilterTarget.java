package dev.hexplain.inspect.filters;

import java.util.Locale;
import java.util.stream.Collectors;

/** Where a filter is to be set. */
public enum FilterTarget {
    /** The pattern alone. */
    PATTERN,
    /** A system property. */
    PROPERTY,
    /** Java code. */
    JAVA,
    /** Spring's Redis serializer, which has no setting of its own: a converter with the filter. */
    SPRING,
    /** A manager of sessions. */
    TOMCAT,
    /** The allow list of Jenkins. */
    JENKINS,
    /** The codec for Java serialization of Redisson. */
    REDISSON;

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The text to copy. */
    public String text(FilterNeeds needs, FilterStyle style) {
        String pattern = needs.pattern(style);
        return switch (this) {
            case PATTERN -> pattern;
            case PROPERTY -> "-Djdk.serialFilter='" + pattern + "'";
            case JAVA -> java(pattern) + "\nin.setObjectInputFilter(filter); // in: an ObjectInputStream";
            case SPRING -> spring(pattern);
            case TOMCAT -> tomcat(needs);
            case JENKINS ->
                "-Dhudson.remoting.ClassFilter='"
                        + needs.descriptors()
                                .filter(name -> !ClassNames.isArray(name))
                                .collect(Collectors.joining(","))
                        + "'";
            case REDISSON -> redisson(needs);
        };
    }

    private static String java(String pattern) {
        return "ObjectInputFilter filter = ObjectInputFilter.Config.createFilter(\n        \""
                + pattern.replace(";", ";\"\n                + \"") + "\");";
    }

    private static String spring(String pattern) {
        return java(pattern) + """

                Deserializer<Object> filtered = bytes -> {
                    try (ObjectInputStream in = new ConfigurableObjectInputStream(bytes, null)) {
                        in.setObjectInputFilter(filter);
                        return in.readObject();
                    } catch (ClassNotFoundException e) {
                        throw new IOException(e);
                    }
                };
                RedisSerializer<Object> serializer = new JdkSerializationRedisSerializer(
                        new SerializingConverter(), new DeserializingConverter(filtered));""";
    }

    private static String tomcat(FilterNeeds needs) {
        String names = needs.descriptors()
                .map(name -> name.replaceAll("[.$\\[]", "\\\\$0"))
                .collect(Collectors.joining("|"));
        return "<Manager className=\"org.apache.catalina.session.PersistentManager\"\n"
                + "         sessionAttributeValueClassNameFilter=\"" + names + "\"/>";
    }

    private static String redisson(FilterNeeds needs) {
        return "config.setCodec(new SerializationCodec(getClass().getClassLoader(), Set.of(\n"
                + needs.descriptors().map(name -> "        \"" + name + "\"").collect(Collectors.joining(",\n"))
                + ")));";
    }

    /** What is to be known of it; empty where there is nothing. */
    public String note() {
        return switch (this) {
            case PATTERN, PROPERTY, JAVA -> "";
            case SPRING ->
                "Spring Session and Spring Data Redis have no setting for a filter: this is a serializer with one; -Djdk.serialFilter works as well.";
            case TOMCAT ->
                "Tomcat matches this expression with the names of class descriptors; proxies and sizes are not checked.";
            case JENKINS -> "Jenkins allows these classes besides those of its own list; sizes are not checked.";
            case REDISSON ->
                "Redisson 3.22.0 and later compare names of class descriptors; proxies and sizes are not checked.";
        };
    }
}
