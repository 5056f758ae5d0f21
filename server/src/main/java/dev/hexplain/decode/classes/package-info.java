/**
 * The class list: the schema of formats that write the fields of Java objects without their names. Its syntax is
 * Java's, so that source code can be pasted: methods of classes and initialisers are skipped, {@code static} and
 * {@code transient} fields are left out. Two statements are not Java: {@code option} and {@code register}.
 *
 * <pre>{@code
 * package shop;
 * option references = false;                  // how the writer was set up: keys are the format's
 * register java.util.ArrayList = 11;          // a number a class was registered by; without one, the next
 * class Order extends Base = 10 {             // the same, for a class that stands here
 *     private final long id;
 *     List<String> tags = new ArrayList<>();
 *     Side side;
 * }
 * enum Side { BUY, SELL }
 * interface Orders extends java.rmi.Remote {  // methods of interfaces are what remote calls name
 *     Receipt place(Order order, int count) throws RemoteException;
 * }
 * }</pre>
 *
 * <p>{@link dev.hexplain.decode.classes.ClassList#parse} reads it; errors are
 * {@link dev.hexplain.decode.schema.SchemaDiagnostic}s with line and column. Resolved names are binary names:
 * {@code shop.Order$Line}. Imports {@code decode.schema} and {@code text}.
 */
@NullMarked
package dev.hexplain.decode.classes;

import org.jspecify.annotations.NullMarked;
