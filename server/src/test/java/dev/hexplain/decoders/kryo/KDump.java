package dev.hexplain.decoders.kryo;
import dev.hexplain.bytes.Source; import dev.hexplain.decode.*; import dev.hexplain.decode.schema.Schema; import dev.hexplain.tree.*; import java.nio.file.*;
public class KDump { public static void main(String[] a) throws Exception {
  for (int i=1;i<a.length;i++){ byte[] b=Files.readAllBytes(Path.of(a[i]));
  Decoder d=Kryo.withClasses().with(Schema.of("gen","",a[0]+Gen.CLASSES));
  FieldTree t=d.decode(Source.ofBytes("x",b),DecodeOptions.DEFAULT,TreeStorage.inMemory(),Progress.NONE);
  System.out.println("== "+a[i]+" "+t.facts().covered()+"/"+b.length);
  Walk w=new Walk(t); LogicalPath lp=new LogicalPath(t);
  while(w.next()){ Field f=w.field(); System.out.printf("%s%-20s %-14s @%d+%d %s %s  [%s]%n","  ".repeat(w.depth()),f.name(),f.type(),f.offset(),f.length(),f.role().id(),t.value(f).summary(),lp.at(w.depth(),f)); }
  t.facts().issues().forEach(System.out::println);
  dev.hexplain.testing.TreeInvariants.check(t);
  }}}
