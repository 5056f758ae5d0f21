package dev.hexplain.testing;

/** The class list of the values in the corpus. */
public final class GenClasses {
    public static final String TEXT = """
            public class Gen {
              public enum Color { RED, GREEN, BLUE }
              public static class Point implements Serializable { public int x; public int y; }
              public static class Person implements Serializable {
                public String name; public int age; public long id; public double score; public boolean active;
                public byte[] avatar; public List<String> tags = new ArrayList<>();
                public Map<String,Integer> counts = new LinkedHashMap<>(); public Color color; public Point loc;
                public Person boss; public Date born;
              }
            }
            """;

    private GenClasses() {}
}
